import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Calls of functions that are not read, and of those of lists.

extension Interpreter {
    // MARK: Functions that are not read

    @discardableResult
    func evaluateArguments(_ call: Call, _ state: inout State, _ frame: Frame) -> [Value] {
        call.all.map { evaluate($0.value, &state, frame, expecting: nil) }
    }

    /// A call of code that was not read: closures may run, now or later, and containers that are passed may be changed.
    func callUnread(
        _ name: String, on receiver: Value?, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        if let receiver, receiver.type == nil, namesOfLookups.contains(name), sees(frame.file) {
            record(.unknown(receiver.unknown ?? .form), Self.anyService, call.site, frame, origin: frame.number)
        }
        let testsNil = receiver == nil && CodeRunners.testsNil(name)
        let values = call.all.map { argument in
            if testsNil { acceptance = .yes }
            defer { acceptance = .no }
            return evaluate(argument.value, &state, frame, expecting: nil)
        }
        if name == "swap", receiver == nil, call.all.count == 2, case .address(let one) = call.all[0].value,
            case .address(let other) = call.all[1].value
        {
            assign(values[1], to: one, &state, frame)
            assign(values[0], to: other, &state, frame)
            return .void
        }
        for (argument, value) in zip(call.all, values) {
            if case .address(let target) = argument.value, library(of: value).map({ types.role($0) }) != .filler {
                assign(.unknown(.escaped(name), value.type), to: target, &state, frame)
            }
        }
        let runsAtOnce = CodeRunners.runsAtOnce(name)
        for value in values {
            for case .closure(let number) in value.kinds {
                if runsAtOnce {
                    let result = self.call(closure: number, [], call.site, &state, frame, expecting: type)
                    if CodeRunners.returnsResult(name) { return result }
                } else {
                    later.append((number, []))
                    // What runs after the factory needs no service that is being built.
                    let active = activeFactories
                    if CodeRunners.runsLater(name) { activeFactories = [] }
                    runPerhaps(number, &state, frame, call.site)
                    activeFactories = active
                }
            }
            if value.kinds.contains(where: \.isObject),
                isUnknownModule(name, receiver, frame) || receiver != nil && (name.isEmpty || receiver?.type == nil)
            {
                escape(value, .escaped(name), &state)
            }
        }
        if CodeRunners.neverReturns(name), receiver == nil { state.path = .never }
        return .unknown(.unread(name), type)
    }

    /// Evaluates what may run now, or later, or never.
    func perhaps(_ state: inout State, _ body: (inout State) -> Void) {
        var inside = state
        let atom = newAtom()
        inside.path = state.path.and(atom)
        var outside = state
        outside.path = state.path.and(atom.negated)
        let wasTentative = isTentative
        isTentative = true
        perhaps += 1
        body(&inside)
        perhaps -= 1
        isTentative = wasTentative
        if !inside.path.isNever { outside.join(inside) }
        outside.path = state.path
        state = outside
    }

    /// A closure that may run now, or later, or never.
    func runPerhaps(_ closure: Int, _ state: inout State, _ frame: Frame, _ site: Site) {
        let scope = closures[closure].scope
        digestIsCut = false
        let call = InertCall(
            code: .closure(ClosureSite(file: scope.file, site: closures[closure].body.site)),
            own: scope.own.flatMap { digest($0, state).first }, arguments: digest(Value(.closure(closure)), state),
            bindings: bindings(scope.context, scope.origins.keys))
        let captured = scope.locals.values.compactMap { state.cells[$0] } + [scope.own].compactMap(\.self)
        let general = { (state: inout State) in
            for (name, cell) in scope.locals {
                state.cells[cell] = state.cells[cell].map { self.generalized($0, name) }
            }
            var other = self.closures[closure]
            other.scope.own = scope.own.map { self.generalized($0, "self") }
            self.closures.append(other)
            _ = self.call(closure: self.closures.count - 1, [], site, &state, frame, expecting: nil)
        }
        _ = remembering(
            call, isCut: digestIsCut, getsContainer: false, given: captured, &state, frame, general: general
        ) { state in
            frame.errors.append([])
            perhaps(&state) { _ = self.call(closure: closure, [], site, &$0, frame, expecting: nil) }
            frame.errors.removeLast()
            return .void
        }
    }

    /// Whether a function that is not found may be one of a module that uses the library.
    func isUnknownModule(_ name: String, _ receiver: Value?, _ frame: Frame) -> Bool {
        let known: Set<String> = [
            "print", "debugPrint", "dump", "withExtendedLifetime", "ObjectIdentifier", "type",
            "precondition", "assert", "String", "Mirror",
        ]
        return receiver == nil && !known.contains(name.lastName)
    }

    /// Functions of lists and of other values that call closures at once.
    func callSequence(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        if let result = callList(name, of: value, call, &state, frame) { return result }
        guard let last = call.all.last, CodeRunners.sequences.contains(name) else {
            return callUnread(name, on: value, call, &state, frame, expecting: type)
        }
        if name == "append", case .list(let elements)? = value.only {
            let element = evaluate(last.value, &state, frame, expecting: elementType(of: value.type))
            assign(Value(.list(elements + [element]), value.type), to: call.calleeBase, &state, frame)
            return .void
        }
        let others = call.all.dropLast().map { evaluate($0.value, &state, frame, expecting: nil) }
        let elements = elements(of: value)
        // `{ … }` takes an element.
        let closure = evaluate(last.value, &state, frame, expecting: nil)
        func apply(_ element: Value, after result: Value? = nil, _ state: inout State) -> Value {
            if case .keyPath(let names)? = closure.only {
                return names.reduce(element) { member($1, [], of: $0, call.site, &state, frame, expecting: nil) }
            }
            if case .closure(let number)? = closure.only {
                if name == "compactMap" { accepted[AcceptedCall(frame: frame.number, site: call.site)] = .yes }
                let count = closures[number].body.parameters.count
                var arguments = [element]
                if name == "reduce", let first = result ?? others.first { arguments = [first, element] }
                if count > arguments.count, case .tuple(_, let parts)? = element.only, parts.count == count {
                    arguments = parts
                }
                return self.call(closure: number, arguments, call.site, &state, frame, expecting: nil)
            }
            return self.call(value: closure, [result, element].compactMap(\.self), call.site, &state, frame)
        }
        if let elements, elements.count <= 64, ["forEach", "map", "compactMap", "flatMap"].contains(name) {
            let results = elements.map { apply($0, &state) }
            if name == "forEach" { return .void }
            if name == "flatMap", value.isOptionalLike { return results.first ?? Value(.null) }
            if name == "compactMap", results.contains(where: { $0.mayBeNil && $0.kinds.count > 1 || $0.unknown != nil })
            {
                return .unknown(.manyValues, listType(results.compactMap(\.unwrapped), frame))
            }
            let values = name == "compactMap" ? results.compactMap(\.unwrapped) : results
            return Value(.list(values), listType(values, frame))
        }
        if let elements, elements.count <= 64, name == "reduce", let first = others.first, call.all[0].label == nil {
            return elements.reduce(first) { result, element in apply(element, after: result, &state) }
        }
        if let elements, elements.count <= 64, CodeRunners.choosing.contains(name), call.all.count == 1,
            let chosen = choose(name, elements, value, frame, &state, { self.truth(of: apply($0, &$1)) })
        {
            return chosen
        }
        if let elements, elements.isEmpty && name == "filter" || ["sorted", "reversed"].contains(name),
            elements.count <= 1
        {
            return value
        }
        if value.type?.type.isOptional == true, name == "map" || name == "flatMap", value.unknown == nil {
            guard let some = value.unwrapped else { return Value(.null) }
            if !value.mayBeNil {
                let result = apply(some, &state)
                return result.of(result.type.map(optional))
            }
        }
        // An unknown number of times.
        var inside = state
        let atom = newAtom()
        inside.path = state.path.and(atom)
        state.path = state.path.and(atom.negated)
        let isOptional = value.type?.type.isOptional == true || elements == nil && (name == "map" || name == "flatMap")
        let element =
            elements == nil
            ? (isOptional ? value.unwrapped ?? .unknown(.form) : self.element(of: value)) : self.element(of: value)
        let result = apply(element, &inside)
        if inside.path.isNever { state.path = state.path.or(.never) } else { state.join(inside) }
        if isOptional {
            var open = result
            if value.mayBeNil || value.unknown != nil, !open.mayBeNil { open.kinds.append(.null) }
            return open
        }
        if name == "filter" { return .unknown(.manyValues, value.type) }
        guard ["first", "last", "max", "min"].contains(name) else { return .unknown(.form) }
        return element.type.map { open(element, optional($0)) } ?? element
    }

    /// What a function gives that chooses elements of a list with a closure; nil if it is not known which those are.
    private func choose(
        _ name: String, _ elements: [Value], _ list: Value, _ frame: Frame, _ state: inout State,
        _ holds: (Value, inout State) -> PathCondition
    ) -> Value? {
        var copy = state
        var chosen: [Value] = []
        let isFirst = name == "first"
        for element in name == "last" ? elements.reversed() : elements {
            let truth = holds(element, &copy)
            guard !copy.path.isNever, truth.isAlways || truth.isNever else { return nil }
            if truth.isAlways { chosen.append(element) }
            if !chosen.isEmpty, isFirst || name == "last" || name == "contains" { break }
            if truth.isNever, name == "allSatisfy" {
                state = copy
                return Value(.truth(.never), standard("Bool", frame))
            }
        }
        state = copy
        switch name {
        case "filter": return Value(.list(chosen), list.type)
        case "first", "last":
            guard let element = chosen.first else { return Value(.null, elementType(of: list.type).map(optional)) }
            return element.of(element.type.map { $0.type.isOptional ? $0 : optional($0) })
        default:
            return Value(.truth(name == "allSatisfy" || !chosen.isEmpty ? .always : .never), standard("Bool", frame))
        }
    }
}

extension Interpreter {
    /// A function of a list that takes no closure; nil for any other.
    func callList(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame
    ) -> Value? {
        guard case .list(let elements)? = value.only else {
            guard CodeRunners.mutating.contains(name) else { return nil }
            evaluateArguments(call, &state, frame)
            let element = element(of: value)
            return ["popLast", "popFirst", "removeLast", "removeFirst", "remove"].contains(name) ? element : nil
        }
        func argument() -> Value? { call.all.first.map { evaluate($0.value, &state, frame, expecting: nil) } }
        func set(_ new: [Value]) { assign(Value(.list(new), value.type), to: call.calleeBase, &state, frame) }
        func count() -> Int? {
            guard !call.all.isEmpty else { return 1 }
            if case .integer(let number)? = argument()?.only, number >= 0 { return number }
            return nil
        }
        switch name {
        case "enumerated" where call.all.isEmpty:
            return Value(
                .list(
                    elements.enumerated().map { index, element in
                        Value(
                            .tuple(["offset", "element"], [Value(.integer(index), standard("Int", frame)), element]))
                    }))
        case "joined" where call.all.count < 2:
            let separator = call.all.isEmpty ? "" : argument().flatMap { text(of: $0) }
            let texts = elements.compactMap { if case .text(let text)? = $0.only { text } else { nil } }
            guard let separator, texts.count == elements.count, !isUnordered(value) || texts.count < 2 else {
                return nil
            }
            return Value(
                .text(texts.joined(separator: separator)), standard("String", frame),
                origin: Origin(frame: frame.number))
        case "reversed" where call.all.isEmpty: return Value(.list(elements.reversed()), value.type)
        case "makeIterator", "lazy": return value
        case "dropFirst", "dropLast", "prefix", "suffix":
            guard call.trailing.isEmpty, call.all.first?.label == nil, let count = count() else { return nil }
            return switch name {
            case "dropFirst": Value(.list(Array(elements.dropFirst(count))), value.type)
            case "dropLast": Value(.list(Array(elements.dropLast(count))), value.type)
            case "prefix": Value(.list(Array(elements.prefix(count))), value.type)
            default: Value(.list(Array(elements.suffix(count))), value.type)
            }
        case "removeLast", "popLast":
            guard call.all.isEmpty else { return nil }
            set(Array(elements.dropLast()))
            return elements.last ?? Value(.null)
        case "removeFirst", "popFirst":
            guard call.all.isEmpty else { return nil }
            set(Array(elements.dropFirst()))
            return elements.first ?? Value(.null)
        case "removeAll" where call.all.isEmpty:
            set([])
            return .void
        case "append" where call.all.first?.label == "contentsOf":
            if case .list(let others)? = argument()?.only {
                set(elements + others)
            } else {
                assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            }
            return .void
        case "swapAt":
            let indices = call.all.map { evaluate($0.value, &state, frame, expecting: nil) }
            if case .integer(let one)? = indices.first?.only, case .integer(let two)? = indices.last?.only,
                elements.indices.contains(one), elements.indices.contains(two)
            {
                var new = elements
                new.swapAt(one, two)
                set(new)
            } else {
                assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            }
            return .void
        default:
            guard CodeRunners.mutating.contains(name), name != "append" || call.all.first?.label != nil else {
                return nil
            }
            evaluateArguments(call, &state, frame)
            let element = element(of: value)
            assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            return element
        }
    }
}

extension Value.Kind {
    var isObject: Bool { if case .object = self { true } else { false } }
}

extension Value {
    /// Whether it is not a list.
    var isOptionalLike: Bool {
        switch only {
        case .list, .dictionary: false
        default: true
        }
    }
}

extension Call {
    /// The value on which a member is called.
    var calleeBase: Expression {
        if case .member(let base, _, _, _) = callee { return base }
        return callee
    }
}
