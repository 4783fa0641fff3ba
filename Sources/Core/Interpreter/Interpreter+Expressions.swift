import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Interpreter {
    /// Evaluates an expression.
    ///
    /// - Parameter type: the type that its context expects, if that is known.
    func evaluate(
        _ expression: Expression, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let accepts = acceptance
        acceptance = .no
        guard !state.path.isNever, mayStep() else { return .unknown(.tooLarge, type) }
        switch expression {
        case .call(let call), .index(let call):
            if accepts != .no { accepted[AcceptedCall(frame: frame.number, site: call.site)] = accepts }
        case .binary(_, _, _, let site), .unary(_, _, _, let site):
            if accepts != .no { accepted[AcceptedCall(frame: frame.number, site: site)] = accepts }
        case .name(_, _, let site), .member(_, _, _, let site):
            if accepts != .no { accepted[AcceptedCall(frame: frame.number, site: site)] = accepts }
        case .attempt, .awaited, .chain, .cast, .choice, .fallback, .chosen: acceptance = accepts
        default: break
        }
        switch expression {
        case .name(let name, let arguments, let site):
            return self.name(name, arguments, site, &state, frame, expecting: type)
        case .implicit(let name, let site): return implicit(name, site, &state, frame, expecting: type)
        case .member(let base, let name, let arguments, let site):
            if let metatype = self.type(ofPath: expression, frame) { return metatype }
            let value = evaluate(base, &state, frame, expecting: nil)
            return member(name, arguments, of: value, site, &state, frame, expecting: type)
        case .call(let call): return self.call(call, &state, frame, expecting: type)
        case .index(let call): return index(call, &state, frame, expecting: type)
        case .closure(let body): return closure(body, &state, frame, expecting: type)
        case .type(let shape): return metatype(self.type(shape, frame))
        case .metatype(.type(let shape)):
            if let path = shape.path, path.count == 1, shape.arguments.isEmpty, let cell = frame.locals[path[0]],
                let value = state.cells[cell]
            {
                return value
            }
            return metatype(self.type(shape, frame))
        case .metatype(let inner): return evaluate(inner, &state, frame, expecting: nil)
        case .text(let parts):
            let text = text(parts, &state, frame)
            return literal(text, "stringLiteral", site: nil, &state, frame, expecting: type) ?? text
        case .integer(let text):
            let known = Int(text.filter { $0 != "_" }).map { Value.Kind.integer($0) }
            return Value(known ?? .unknown(Unknown(.form)), number(as: type) ?? standard("Int", frame))
        case .real: return .unknown(.form, number(as: type) ?? standard("Double", frame))
        case .boolean(let value): return Value(.truth(value ? .always : .never), standard("Bool", frame))
        case .null: return Value(.null, type)
        case .list(let elements):
            let element = elementType(of: type)
            var values: [Value] = []
            for expression in elements {
                // `.case` is one of what the first element is.
                let known = element ?? (expression.isOpen && !expression.isClosure ? values.first?.type : nil)
                values.append(evaluate(expression, &state, frame, expecting: known))
            }
            return Value(.list(values), type ?? listType(values, frame))
        case .dictionary(let pairs):
            let (key, value) = partsOfDictionary(type)
            let values = pairs.map { pair in
                [
                    evaluate(pair.key, &state, frame, expecting: key),
                    evaluate(pair.value, &state, frame, expecting: value),
                ]
            }
            return Value(.dictionary(values), type ?? dictionaryType(values, frame))
        case .tuple(let parts):
            var values: [Value] = []
            for (index, part) in parts.enumerated() {
                values.append(
                    evaluate(part.value, &state, frame, expecting: self.part(index, of: type)))
            }
            return Value(.tuple(parts.map(\.label), values), type ?? tupleType(parts.map(\.label), values, frame))
        case .choice(let test, let one, let other):
            return choice(test, one, other, &state, frame, expecting: type)
        case .fallback(let one, let other): return fallback(one, other, &state, frame, expecting: type)
        case .binary(let symbol, let left, let right, let site):
            return binary(symbol, left, right, site, &state, frame, expecting: type)
        case .unary(let symbol, let inner, let isPrefix, let site):
            return unary(symbol, inner, isPrefix, site, &state, frame, expecting: type)
        case .cast(let inner, let shape, let kind): return cast(inner, shape, kind, &state, frame)
        case .forced(let inner, _):
            let value = evaluate(inner, &state, frame, expecting: type.flatMap(optional))
            guard let some = value.unwrapped else {
                insist(on: value)
                // The program stops here; what follows is looked at as if it did not.
                return .unknown(.form, value.type?.withoutOptional)
            }
            return some
        case .optional(let inner):
            let value = evaluate(inner, &state, frame, expecting: nil)
            guard let some = value.unwrapped else {
                skipChain(state, frame)
                state.path = .never
                return .unknown(.form)
            }
            if value.mayBeNil || value.unknown != nil {
                let isNil = nilCondition(value)
                var skipped = state
                skipped.path = state.path.and(isNil)
                skipChain(skipped, frame)
                state.path = state.path.and(isNil.negated)
            }
            return some
        case .chain(let inner): return chain(inner, &state, frame)
        case .attempt(let inner, let kind): return attempt(inner, kind, &state, frame, expecting: type)
        case .awaited(let inner): return evaluate(inner, &state, frame, expecting: type)
        case .address(let inner): return evaluate(inner, &state, frame, expecting: type)
        case .keyPath(let names?): return Value(.keyPath(names), type)
        case .keyPath: return .unknown(.form, type)
        case .chosen(let statement): return chosen(statement, &state, frame, expecting: type)
        case .unknown: return .unknown(.form, type)
        }
    }

    // MARK: Literals

    func metatype(_ type: TypeValue) -> Value { Value(.metatype(type), nil, origin: type.origin) }

    /// A type of the standard library.
    func standard(_ name: String, _ frame: Frame) -> TypeValue {
        TypeValue(BoundType(shape: .name(name), context: frame.context.outside), .foreign(name), origin: Origin())
    }

    /// The number type that a literal becomes.
    func number(as type: TypeValue?) -> TypeValue? {
        guard let type = type?.withoutOptional else { return nil }
        switch type.type {
        case .named(let named):
            // A literal for a protocol or `Any` has its own type.
            let name = named.parts.last?.name ?? ""
            return named.module == nil && name.hasPrefixOfNumber
                ? type : types.declaration(type) == nil ? nil : type
        default: return nil
        }
    }

    private func text(_ parts: [Expression.TextPart], _ state: inout State, _ frame: Frame) -> Value {
        var text = ""
        var origin = frame.number
        var unknown: Why?
        for part in parts {
            switch part {
            case .text(let known): text += known
            case .value(let expression):
                let value = evaluate(expression, &state, frame, expecting: nil)
                origin = min(origin, value.origin.frame == 0 ? origin : value.origin.frame)
                if case .metatype(let type)? = value.only, type.origin.frame > 0 {
                    origin = min(origin, type.origin.frame)
                }
                switch value.only {
                case .text(let inner): text += inner
                case .integer(let number): text += "\(number)"
                default:
                    if let known = self.text(of: value) {
                        text += known
                    } else {
                        unknown = value.unknown ?? .computedName
                    }
                }
            }
        }
        let type = standard("String", frame)
        if let unknown { return Value(.unknown(Unknown(unknown)), type, origin: Origin(frame: origin)) }
        return Value(.text(text), type, origin: Origin(frame: origin))
    }

    func tupleType(_ labels: [String?], _ values: [Value], _ frame: Frame) -> TypeValue? {
        let known = values.compactMap(\.type)
        guard known.count == values.count, !known.isEmpty else { return nil }
        var context = frame.context.outside
        var elements: [TypeShape.TupleElement] = []
        var origin = Origin(frame: frame.number)
        for (index, type) in known.enumerated() {
            context.bindings["$\(index)"] = type.bound
            origin.frame = min(origin.frame, type.origin.frame == 0 ? origin.frame : type.origin.frame)
            elements.append(.init(label: labels[index], type: .name("$\(index)")))
        }
        return types.value(BoundType(shape: .tuple(elements), context: context), origin: origin)
    }

    /// The type of a part of a tuple.
    private func part(_ index: Int, of type: TypeValue?) -> TypeValue? {
        guard let type else { return nil }
        let head = types.head(type)
        guard case .tuple(let parts) = head.shape, parts.indices.contains(index) else { return nil }
        return types.value(BoundType(shape: parts[index].type, context: head.context), origin: type.origin)
    }

    func optional(_ type: TypeValue) -> TypeValue {
        TypeValue(
            BoundType(shape: .optional(type.shape), context: type.bound.context), .optional(type.type),
            origin: type.origin)
    }

    // MARK: Choices

    private func choice(
        _ test: Expression, _ one: Expression, _ other: Expression, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let accepts = acceptance
        acceptance = .no
        let truth = truth(of: evaluate(test, &state, frame, expecting: nil))
        return choose(when: truth, &state) {
            self.acceptance = accepts
            return self.evaluate(one, &$0, frame, expecting: type)
        } otherwise: {
            self.acceptance = accepts
            return self.evaluate(other, &$0, frame, expecting: type)
        }
    }

    /// The value of one of two evaluations.
    private func choose(
        when condition: PathCondition, _ state: inout State, then: (inout State) -> Value,
        otherwise: (inout State) -> Value
    ) -> Value {
        var (holds, fails) = (state, state)
        holds.path = state.path.and(condition)
        fails.path = state.path.and(condition.negated)
        guard !fails.path.isNever else { return then(&state) }
        guard !holds.path.isNever else { return otherwise(&state) }
        let (one, two) = (then(&holds), otherwise(&fails))
        guard let joined = State.joined([holds, fails]) else {
            state.path = .never
            return one
        }
        state = joined
        if holds.path.isNever { return two }
        return fails.path.isNever ? one : one.joined(two)
    }

    private func fallback(
        _ one: Expression, _ other: Expression, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let accepts = acceptance
        acceptance = .yes
        let first = evaluate(one, &state, frame, expecting: type.map { $0.type.isOptional ? $0 : optional($0) })
        acceptance = .no
        guard !state.path.isNever else { return first }
        guard let some = first.unwrapped else {
            acceptance = accepts
            return evaluate(other, &state, frame, expecting: type)
        }
        let isKnown = first.unknown == nil && !first.mayBeNil
        if isKnown { return some }
        return choose(when: nilCondition(first), &state) {
            self.acceptance = accepts
            return self.evaluate(other, &$0, frame, expecting: type ?? some.type)
        } otherwise: { _ in
            some
        }
    }

    private func cast(
        _ inner: Expression, _ shape: TypeShape, _ kind: Expression.Cast, _ state: inout State, _ frame: Frame
    ) -> Value {
        let type = type(shape, frame)
        if kind == .test { acceptance = .yes }
        var value = evaluate(inner, &state, frame, expecting: kind == .upcast ? type : nil)
        acceptance = .no
        if kind != .upcast, value.unknown != nil, let delegate = launchedObject(type) { value = delegate }
        switch kind {
        case .upcast: return value.of(type)
        case .forced: return (value.unwrapped ?? .unknown(.form)).of(type)
        case .conditional:
            if isSurely(value, type) == true { return value.of(optional(type)) }
            if case .unknown(let unknown)? = value.only, case .parameter = unknown.why, !isLater,
                types.declaration(type) == nil
            {
                // The system passes what the app expects.
                return Value(.object(newObject(.library(LibraryType(vocabulary: 0, name: "")), type)), optional(type))
            }
            var open = value.unwrapped ?? Value(.null)
            open.kinds.removeAll { isNever($0, type) }
            if !open.mayBeNil { open.kinds.append(.null) }
            return open.of(optional(type))
        case .test:
            let bool = standard("Bool", frame)
            if isSurely(value, type) == true { return Value(.truth(.always), bool) }
            return value.kinds.allSatisfy { isNever($0, type) } ? Value(.truth(.never), bool) : .unknown(.form, bool)
        }
    }

    private func attempt(
        _ inner: Expression, _ kind: Expression.Try, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        guard kind != .plain else { return evaluate(inner, &state, frame, expecting: type) }
        frame.errors.append([])
        if kind == .optional { frame.tolerating += 1 }
        var value = evaluate(inner, &state, frame, expecting: kind == .optional ? type?.withoutOptional : type)
        if kind == .optional { frame.tolerating -= 1 }
        let errors = State.joined(frame.errors.removeLast())
        if kind == .forced, state.path.isNever, let errors {
            state = errors
            return .unknown(.form, value.type)
        }
        if kind == .optional, let own = value.type, !own.type.isOptional, !own.type.isOpen {
            value.type = optional(own)
        }
        guard kind == .optional, let errors else { return value }
        if state.path.isNever { value = Value(.null, value.type) } else if !value.mayBeNil { value.kinds.append(.null) }
        state.join(errors)
        return value
    }

    // MARK: Chains

    private func chain(_ inner: Expression, _ state: inout State, _ frame: Frame) -> Value {
        frame.chains.append([])
        var value = evaluate(inner, &state, frame, expecting: nil)
        if let skipped = State.joined(frame.chains.removeLast()) {
            if state.path.isNever {
                value = Value(.null, value.type)
                state = skipped
            } else {
                if !value.mayBeNil { value.kinds.append(.null) }
                state.join(skipped)
            }
        }
        if let type = value.type, !type.type.isOptional { value.type = optional(type) }
        return value
    }

    private func skipChain(_ state: State, _ frame: Frame) {
        guard !frame.chains.isEmpty, !state.path.isNever else { return }
        frame.chains[frame.chains.count - 1].append(state)
    }

    // MARK: Operators

    private func binary(
        _ symbol: String, _ left: Expression, _ right: Expression, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        switch symbol {
        case "&&", "||":
            let first = truth(of: evaluate(left, &state, frame, expecting: nil))
            // The other side is evaluated only if it decides.
            let decides = symbol == "&&" ? first : first.negated
            let value = choose(when: decides, &state) {
                let second = self.truth(of: self.evaluate(right, &$0, frame, expecting: nil))
                return Value(.truth(second))
            } otherwise: { _ in
                Value(.truth(symbol == "&&" ? .never : .always))
            }
            guard case .truth(let second)? = value.only else {
                guard value.kinds.count == 2, case .truth(let second) = value.kinds[0] else { return .unknown(.form) }
                return Value(.truth(symbol == "&&" ? first.and(second) : first.or(second)), standard("Bool", frame))
            }
            return Value(.truth(second), standard("Bool", frame))
        case "==", "!=":
            if case .null = right { acceptance = .yes }
            let one = evaluate(left, &state, frame, expecting: nil)
            if case .null = left { acceptance = .yes }
            let two = evaluate(right, &state, frame, expecting: one.type)
            return compared(one, two, isEqual: symbol == "==", frame)
        case "+":
            let one = evaluate(left, &state, frame, expecting: type)
            let two = evaluate(right, &state, frame, expecting: type)
            if case .text(let first)? = one.only, case .text(let second)? = two.only {
                return Value(
                    .text(first + second), one.type, origin: Origin(frame: min(one.origin.frame, two.origin.frame)))
            }
            if case .list(let first)? = one.only, case .list(let second)? = two.only {
                return Value(.list(first + second), one.type)
            }
            let result = arithmeticType(left, one, right, two) ?? one.type
            return calculated(symbol, one, two, result)
                ?? .unknown(one.unknown ?? two.unknown ?? .form, result)
        case "-", "*", "/", "%", "&+", "&-", "&*":
            let one = evaluate(left, &state, frame, expecting: number(as: type))
            guard operators(symbol, one, frame).isEmpty else { break }
            let two = evaluate(right, &state, frame, expecting: number(as: type))
            let result = arithmeticType(left, one, right, two)
            return calculated(symbol, one, two, result)
                ?? .unknown(one.unknown ?? two.unknown ?? .form, result)
        case "<", ">", "<=", ">=":
            let one = evaluate(left, &state, frame, expecting: nil)
            let two = evaluate(right, &state, frame, expecting: one.type)
            guard case .integer(let first)? = one.only, case .integer(let second)? = two.only else {
                if one.type.map({ types.declaration($0) == nil }) ?? false {
                    return .unknown(.form, standard("Bool", frame))
                }
                break
            }
            let holds =
                symbol == "<"
                ? first < second : symbol == ">" ? first > second : symbol == "<=" ? first <= second : first >= second
            return Value(.truth(holds ? .always : .never), standard("Bool", frame))
        case "...", "..<":
            let one = evaluate(left, &state, frame, expecting: nil)
            let two = evaluate(right, &state, frame, expecting: one.type)
            guard case .integer(let first)? = one.only, case .integer(let last)? = two.only, first <= last,
                last - first <= 16
            else { return .unknown(one.unknown ?? two.unknown ?? .form) }
            let numbers = symbol == "..." ? Array(first...last) : Array(first..<last)
            return Value(.list(numbers.map { Value(.integer($0), one.type) }))
        case "===", "!==":
            _ = evaluate(left, &state, frame, expecting: nil)
            _ = evaluate(right, &state, frame, expecting: nil)
            return .unknown(.form, standard("Bool", frame))
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=":
            let one = evaluate(left, &state, frame, expecting: nil)
            let declared = operators(symbol, one, frame)
            guard declared.isEmpty else { break }
            let two = evaluate(right, &state, frame, expecting: one.type)
            var result = Value.unknown(.computedName, one.type)
            if symbol == "+=" {
                switch (one.only, two.only) {
                case (.text(let first), .text(let second)): result = Value(.text(first + second), one.type)
                case (.list(let first), .list(let second)): result = Value(.list(first + second), one.type)
                case (.integer(let first), .integer(let second)): result = Value(.integer(first &+ second), one.type)
                default: break
                }
            }
            result.origin.frame = frame.number
            assign(result, to: left, &state, frame)
            return .void
        default: break
        }
        let one = evaluate(left, &state, frame, expecting: nil)
        if let value = libraryOperator(symbol, one, right, site, &state, frame, expecting: type) { return value }
        let call = Call(
            callee: .name(symbol, [], site), arguments: [BodyArgument(nil, left), BodyArgument(nil, right)], site: site)
        let found = operators(symbol, one, frame)
        guard !found.isEmpty else {
            _ = evaluate(right, &state, frame, expecting: nil)
            return .unknown(.form)
        }
        return callAny(
            found, call, on: nil, given: [one, nil], ignoringLabels: true, &state, frame, expecting: type)
            ?? .unknown(.form, type)
    }

    private func compared(_ one: Value, _ two: Value, isEqual: Bool, _ frame: Frame) -> Value {
        let type = standard("Bool", frame)
        if let first = one.only, let second = two.only, first.isConstant, second.isConstant {
            return Value(.truth((first == second) == isEqual ? .always : .never), type)
        }
        if one.kinds == [.null] || two.kinds == [.null] {
            let value = one.kinds == [.null] ? two : one
            if !value.mayBeNil, value.unknown == nil { return Value(.truth(isEqual ? .never : .always), type) }
            let isNil = nilCondition(value)
            return Value(.truth(isEqual ? isNil : isNil.negated), type)
        }
        return .unknown(.form, type)
    }

    private func unary(
        _ symbol: String, _ inner: Expression, _ isPrefix: Bool, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let value = evaluate(inner, &state, frame, expecting: nil)
        if symbol == "!", isPrefix {
            return Value(.truth(truth(of: value).negated), standard("Bool", frame))
        }
        if !isPrefix, let library = library(of: value),
            types.vocabularies[library.vocabulary].operators.contains(where: {
                $0.symbol == symbol && $0.meaning == .ask
            })
        {
            let found = ask(
                CallRule("Resolver", "resolve", [], .ask), LibraryArguments(), [], on: value, library, site, &state,
                frame,
                expecting: type)
            return found.unwrapped ?? .unknown(.form, type)
        }
        if symbol == "-", case .integer(let number)? = value.only { return Value(.integer(-number), value.type) }
        let found = operators(symbol, value, frame)
        guard !found.isEmpty else { return .unknown(.form, value.type) }
        let call = Call(callee: .name(symbol, [], site), arguments: [BodyArgument(nil, inner)], site: site)
        return callAny(found, call, on: nil, given: [value], ignoringLabels: true, &state, frame, expecting: type)
            ?? .unknown(.form)
    }

    /// The operators of the program with this symbol: global ones, and static ones of an operand's type.
    private func operators(_ symbol: String, _ operand: Value, _ frame: Frame) -> [Int] {
        var found = code.globalFunctions(symbol, from: frame.file)
        if let type = operand.type {
            if let declared = types.declaration(type)?.type {
                for owner in types.supertypes(of: declared) { found += code.functions(symbol, of: owner) }
            } else if let library = types.library(type) {
                for name in namesOfTypes(library) { found += code.functions(symbol, ofExternal: name) }
            }
        }
        return found
    }
}

extension String {
    /// Whether it names a type that a number literal becomes.
    fileprivate var hasPrefixOfNumber: Bool {
        ["Int", "UInt", "Double", "Float", "CGFloat", "Decimal", "TimeInterval"].contains { hasPrefix($0) }
    }
}
