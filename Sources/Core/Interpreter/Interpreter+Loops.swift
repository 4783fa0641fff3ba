import DovetailBasics
import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// More rounds of a loop than these are not run one by one.
    private static let rounds = 16

    func each(
        _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ statements: [Statement],
        _ label: String?, _ state: inout State, _ frame: Frame
    ) -> Bool {
        let value = evaluate(sequence, &state, frame, expecting: nil)
        guard !state.path.isNever else { return false }
        frame.loops.append(.init(label: label, isLoop: true))
        func body(_ element: Value, _ state: inout State) -> Bool {
            let locals = (frame.locals, frame.functions)
            defer { (frame.locals, frame.functions) = locals }
            var skipped: State?
            skipped = match(pattern, element, &state, frame)
            if let condition {
                let truth = truth(of: evaluate(condition, &state, frame, expecting: nil))
                var other = state
                other.path = state.path.and(truth.negated)
                state.path = state.path.and(truth)
                skipped = State.joined([skipped, other].compactMap(\.self))
            }
            var ends: [State] = skipped.map { [$0] } ?? []
            if !state.path.isNever, run(statements, &state, frame) { ends.append(state) }
            ends += frame.loops[frame.loops.count - 1].continues
            frame.loops[frame.loops.count - 1].continues = []
            guard let joined = State.joined(ends) else { return false }
            state = joined
            return true
        }
        var isReached = true
        if let elements = elements(of: value), elements.count <= 64 {
            for element in elements {
                isReached = body(element, &state)
                if !isReached { break }
            }
        } else {
            let element = element(of: value)
            // Twice, so that what one round leaves meets the next.
            let first = state
            for round in 0..<2 where isReached {
                var inside = state
                if round == 1 { forgetChanges(&inside, since: first) }
                let atom = newAtom()
                inside.path = state.path.and(atom)
                state.path = state.path.and(atom.negated)
                if body(element, &inside) { state.join(inside) }
            }
        }
        let breaks = frame.loops.removeLast().breaks
        guard let joined = State.joined((isReached ? [state] : []) + breaks) else { return false }
        state = joined
        return true
    }

    func loop(
        _ tests: [Statement.Test], _ statements: [Statement], _ testsFirst: Bool, _ label: String?,
        _ state: inout State, _ frame: Frame
    ) -> Bool {
        frame.loops.append(.init(label: label, isLoop: true))
        var ends: [State] = []
        var current: State? = state
        // Rounds that surely run are run one by one; of others, how many there are is not known.
        var (round, uncertain) = (0, 0)
        var first: State?
        while var inside = current {
            let locals = (frame.locals, frame.functions)
            defer { (frame.locals, frame.functions) = locals }
            if testsFirst || round > 0 {
                let (holds, fails) = test(tests, inside, frame)
                if let fails { ends.append(fails) }
                guard let holds else { break }
                inside = holds
                if fails != nil || uncertain > 0 || round >= Self.rounds || tests.isEndless { uncertain += 1 }
            }
            if uncertain > 2 { break }
            if uncertain == 1 { first = inside }
            if uncertain == 2, let first { forgetChanges(&inside, since: first) }
            var after: [State] = []
            if run(statements, &inside, frame) { after.append(inside) }
            after += frame.loops[frame.loops.count - 1].continues
            frame.loops[frame.loops.count - 1].continues = []
            current = State.joined(after)
            round += 1
        }
        ends += frame.loops.removeLast().breaks
        guard let joined = State.joined(ends) else { return false }
        state = joined
        return true
    }

    /// What a round has made of texts, numbers and cases, the next makes something else of.
    private func forgetChanges(_ state: inout State, since first: State) {
        func forgotten(_ now: Value, _ before: Value) -> Value {
            guard now != before, now.kinds.contains(where: \.isCounted) else { return now }
            return .unknown(.manyValues, now.type ?? before.type)
        }
        state.cells.join(first.cells, forgotten)
        state.statics.join(first.statics, forgotten)
        state.fields.join(first.fields) { now, before in
            now == before ? now : now.merging(before, uniquingKeysWith: forgotten)
        }
    }

    /// The elements of a list that is known whole.
    func elements(of value: Value) -> [Value]? {
        switch value.only {
        case .list(let elements): elements
        case .dictionary(let pairs): pairs.map { Value(.tuple(["key", "value"], $0)) }
        default: nil
        }
    }

    /// What an element of a list may be.
    func element(of value: Value) -> Value {
        var parts: [Value] = []
        for kind in value.kinds {
            if case .list(let elements) = kind {
                parts += elements
            } else {
                parts.append(.unknown(value.unknown ?? .form, elementType(of: value.type)))
            }
        }
        guard var joined = parts.first else { return .unknown(.form, elementType(of: value.type)) }
        for part in parts.dropFirst() { joined = joined.joined(part) }
        return joined
    }

    /// The type of the elements of a list.
    func elementType(of type: TypeValue?) -> TypeValue? {
        guard let head = type.map({ types.head($0) }) else { return nil }
        let element: TypeShape
        switch head.shape {
        case .array(let inner): element = inner
        case .named(let parts) where parts.last?.name == "Set" && parts.last?.arguments.count == 1:
            element = parts[parts.count - 1].arguments[0]
        default: return nil
        }
        return types.value(.init(shape: element, context: head.context), origin: type?.origin ?? Origin())
    }

    func valueType(ofDictionary type: TypeValue?) -> TypeValue? {
        guard let type, case .dictionary(_, let inner) = types.head(type).shape else { return nil }
        return types.value(.init(shape: inner, context: types.head(type).context), origin: type.origin)
    }
}

extension Value.Kind {
    /// Whether it is one of many values that follow each other.
    var isCounted: Bool {
        switch self {
        case .text, .integer, .enumCase: true
        default: false
        }
    }
}

extension [Statement.Test] {
    /// Whether they always hold, as in `while true`.
    fileprivate var isEndless: Bool {
        allSatisfy { if case .expression(.boolean(true)) = $0 { true } else { false } }
    }
}
