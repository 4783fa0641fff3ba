import DovetailBasics
import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// Calls the function that fits best; nil if none fits.
    ///
    /// - Parameters:
    ///   - own: what it is called on.
    ///   - given: arguments that are evaluated already.
    ///   - explicit: the generic arguments that the call writes.
    ///   - ignoringLabels: whether it is called as a value.
    func callAny(
        _ candidates: [Int], _ call: Call, on own: Value?, given: [Value?] = [], explicit: [TypeShape] = [],
        ignoringLabels: Bool = false, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value? {
        var seen: Set<Int> = []
        let compiled = candidates.filter { number in
            seen.insert(number).inserted && compiles(code.functions[number].body.owner.condition, frame) != nil
        }
        let shape = ignoringLabels ? nil : call.shape
        var fitting = compiled.compactMap { number -> (function: Int, positions: [Int])? in
            let parameters = code.functions[number].body.signature.parameters
            if let shape { return shape.positions(in: parameters).map { (number, $0) } }
            return call.all.count <= parameters.count ? (number, Array(call.all.indices)) : nil
        }
        guard !fitting.isEmpty else { return nil }
        let fittingFunctions = fitting.map(\.function)
        // An overridden function, or a requirement that a type of the program implements, is what overrides it.
        var arguments = call.all.map { GivenArgument(label: $0.label, expression: $0.value, value: nil) }
        for (index, value) in given.enumerated() where arguments.indices.contains(index) {
            arguments[index].value = value
        }
        if fitting.count > 1 {
            for index in arguments.indices where arguments[index].value == nil && !arguments[index].expression.isOpen {
                arguments[index].value = evaluate(arguments[index].expression, &state, frame, expecting: nil)
            }
            guard !state.path.isNever else { return .unknown(.form, type) }
            var best: (rank: Int, index: Int)?
            for (index, one) in fitting.enumerated() {
                guard var rank = rank(one.function, one.positions, arguments, own, expecting: type) else { continue }
                let meant = isMeant(one.function, one.positions, arguments, on: own, call, state, frame)
                if meant.answer == false { continue }
                rank += meant.met
                // The first of several is that of the most derived type.
                if best.map({ rank > $0.rank }) ?? true { best = (rank, index) }
            }
            fitting = [fitting[best?.index ?? 0]]
        }
        let (function, positions) = fitting[0]
        let prepared = prepare(function, on: own, explicit: explicit, call, frame)
        let ownCell = bindOwn(function, own, prepared, &state)
        bindArguments(function, positions, &arguments, prepared, &state, frame, expecting: type)
        guard !state.path.isNever else { return .unknown(.form, type) }
        let condition = compiles(code.functions[function].body.owner.condition, frame) ?? .always
        let others = fittingFunctions.filter {
            $0 != function
                && code.functions[$0].body.owner.condition.excludes(code.functions[function].body.owner.condition)
        }
        if !condition.isAlways, !others.isEmpty {
            // Another build has another function of that name.
            var other = state
            other.path = state.path.and(condition.negated)
            state.path = state.path.and(condition)
            var result: Value?
            if !other.path.isNever {
                result = callAny(
                    others, call, on: own, given: arguments.map(\.value), explicit: explicit,
                    ignoringLabels: ignoringLabels, &other, frame, expecting: type)
            }
            let value = state.path.isNever ? nil : run(function, prepared, &state, frame, call.site)
            if let joined = State.joined([state, other]) { state = joined } else { state.path = .never }
            guard let value else { return result }
            return result.map(value.joined) ?? value
        }
        let value = run(function, prepared, &state, frame, call.site)
        writeBack(code.functions[function].body.signature.parameters, positions, arguments, prepared, &state, frame)
        if let ownCell, let new = state.cells[ownCell], new.kinds != own?.kinds {
            assign(new, to: call.receiver, &state, frame)
        }
        return value
    }

    /// Assigns what a function has made of its `inout` parameters.
    func writeBack(
        _ parameters: [BodyParameter], _ positions: [Int], _ arguments: [GivenArgument], _ prepared: Frame,
        _ state: inout State, _ frame: Frame
    ) {
        for (index, position) in positions.enumerated() where parameters[position].isInout {
            guard let cell = prepared.parameterCells[parameters[position].name], let value = state.cells[cell] else {
                continue
            }
            lastInout = value
            let target: Expression =
                if case .address(let inner) = arguments[index].expression { inner } else { arguments[index].expression }
            if case .unknown = target { continue }
            if arguments[index].value?.kinds != value.kinds { assign(value, to: target, &state, frame) }
        }
    }

    /// How well arguments fit the parameters of a function; nil if they do not.
    func rank(
        _ function: Int, _ positions: [Int], _ arguments: [GivenArgument], _ own: Value?, expecting type: TypeValue?
    ) -> Int? {
        let one = code.functions[function]
        let generics = Set(one.body.signature.generics.map(\.name))
        var rank = one.body.statements == nil ? -100 : 0
        for (index, position) in positions.enumerated() {
            let parameter = one.body.signature.parameters[position]
            guard let shape = parameter.type?.given else { continue }
            if case .closure(let body) = arguments[index].expression {
                guard shape.isFunction else {
                    if parameter.mayTakeClosure { continue }
                    return nil
                }
                let count = shape.functionParameters.count
                if body.hasParameters, body.parameters.count != count { return nil }
                if !body.hasParameters, body.unnamed > count { return nil }
                if !body.hasParameters, body.unnamed == count { rank += 1 }
                continue
            }
            guard let value = arguments[index].value else { continue }
            if shape.mentions(oneOf: generics) {
                if case .metatype = shape {
                    guard value.kinds.contains(where: \.isMetatype) || value.unknown != nil else { return nil }
                }
                rank += 1
                continue
            }
            let wanted = types.value(shape, one.context, frame: 0)
            guard let fit = fits(value, wanted) else { return nil }
            rank += fit
        }
        // Fewer defaults, then no generics.
        rank -= (one.body.signature.parameters.count - positions.count)
        if generics.isEmpty { rank += 1 }
        if let type, let result = one.body.signature.result, !result.mentions(oneOf: generics) {
            let returned = types.value(result, one.context, frame: 0)
            if returned.type == type.type {
                rank += 4
            } else if returned.withoutOptional.type == type.withoutOptional.type {
                rank += 2
            } else if isUnrelated(returned, type) {
                return nil
            }
        }
        return rank
    }

    /// How well a value fits a type; nil if it surely does not.
    func fits(_ value: Value, _ wanted: TypeValue) -> Int? {
        guard let own = value.type else {
            switch value.only {
            case .text: return wanted.withoutOptional.type == .foreign("String") ? 4 : 0
            case .metatype(let type):
                switch wanted.type {
                case .metatype(let inner), .existentialMetatype(let inner): return inner == type.type ? 4 : 1
                case .named(let named) where named.parts.last?.name == "Any": return 0
                default: return nil
                }
            default: return 0
            }
        }
        if own.type == wanted.type { return 4 }
        if own.type == wanted.withoutOptional.type { return 3 }
        if isUnrelated(own, wanted) { return nil }
        return 1
    }

    /// Whether a value of one type surely is none of another.
    func isUnrelated(_ own: TypeValue, _ wanted: TypeValue) -> Bool {
        guard !own.type.isOpen, !wanted.type.isOpen else { return false }
        let (own, wanted) = (own.withoutOptional, wanted.withoutOptional)
        guard own.type != wanted.type else { return false }
        if let one = types.declaration(own)?.type, let other = types.declaration(wanted)?.type {
            return !types.supertypes(of: one).contains(other)
                && !types.supertypes(of: other).contains(one)
        }
        let plain: Set<String> = ["String", "Int", "Bool", "Double", "Float"]
        if case .named(let one) = own.type, case .named(let other) = wanted.type,
            let first = one.parts.last?.name, let second = other.parts.last?.name
        {
            if plain.contains(first), plain.contains(second) {
                return first != second && !(first == "Int" && second != "String" && second != "Bool")
            }
            if plain.contains(first), let declared = types.declaration(wanted)?.type {
                return symbols.types[declared].fact.kind != .protocol
            }
            if plain.contains(second), types.declaration(own) != nil || types.library(own) != nil {
                return true
            }
        }
        return false
    }
}

extension Expression {
    var isClosure: Bool { if case .closure = self { true } else { false } }

    /// Whether its value depends on the type that is expected.
    var isOpen: Bool {
        switch self {
        case .closure, .implicit: true
        case .call(let call): call.callee.isOpen
        case .member(let base, _, _, _): base.isOpen
        default: false
        }
    }
}

extension Statement {
    var isChoice: Bool {
        switch self {
        case .branch, .select: true
        default: false
        }
    }
}

extension Statement {
    var isLoop: Bool {
        switch self {
        case .each, .loop: true
        default: false
        }
    }
}

extension Value.Kind {
    var isLocal: Bool { if case .local = self { true } else { false } }
    var isMetatype: Bool { if case .metatype = self { true } else { false } }
}

extension TypeShape {
    /// The parameters of a function type.
    var functionParameters: [TypeShape] {
        switch self {
        case .function(let parameters, _, _): parameters
        case .attributed(_, let inner), .optional(let inner): inner.functionParameters
        default: []
        }
    }

    var isAutoclosure: Bool {
        if case .attributed(let words, _) = self { return words.contains("@autoclosure") }
        return false
    }
}
