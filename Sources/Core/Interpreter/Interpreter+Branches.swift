import DovetailBasics
import DovetailFacts
import DovetailSemantics

// Branches, and the patterns that decide them.

extension Interpreter {
    // MARK: Branches

    func run(_ branches: [Statement.Branch], _ state: inout State, _ frame: Frame) -> Bool {
        var ends: [State] = []
        var rest: State? = state
        for branch in branches {
            guard let current = rest else { break }
            let locals = (frame.locals, frame.functions)
            defer { (frame.locals, frame.functions) = locals }
            guard !branch.tests.isEmpty else {
                var last = current
                rest = nil
                if run(branch.statements, &last, frame) { ends.append(last) }
                break
            }
            let (holds, fails) = test(branch.tests, current, frame)
            if var holds, run(branch.statements, &holds, frame) { ends.append(holds) }
            rest = fails
        }
        if let rest { ends.append(rest) }
        guard let joined = State.joined(ends) else { return false }
        state = joined
        return true
    }

    /// The states in which conditions hold, all in order, and in which one fails; what the first bind stays bound.
    func test(_ tests: [Statement.Test], _ state: State, _ frame: Frame) -> (holds: State?, fails: State?) {
        var current = state
        var fails: [State] = []
        for test in tests {
            switch test {
            case .expression(let expression):
                let value = evaluate(expression, &current, frame, expecting: nil)
                let truth = truth(of: value)
                var failing = current
                failing.path = current.path.and(truth.negated)
                if !failing.path.isNever { fails.append(failing) }
                current.path = current.path.and(truth)
            case .matches(let pattern, let expression):
                let read = evaluate(expression, &current, frame, expecting: expected(by: pattern, frame))
                let value = copied(read, expression, &current)
                let failing = match(pattern, value, &current, frame)
                if let failing { fails.append(failing) }
            case .available: break
            }
            if current.path.isNever { break }
        }
        return (current.path.isNever ? nil : current, State.joined(fails))
    }

    /// The type that a pattern says, of the value with which it is compared.
    func expected(by pattern: Pattern, _ frame: Frame) -> TypeValue? {
        if case .some(.typed(_, let shape)) = pattern { return type(.optional(shape), frame) }
        return nil
    }

    /// When a value is true.
    func truth(of value: Value) -> PathCondition {
        switch value.only {
        case .truth(let condition): condition
        case .unknown(let unknown):
            if let identity = unknown.identity { formulas.atom("!\(identity)") } else { newAtom() }
        default: newAtom()
        }
    }

    /// Binds what a pattern names.
    ///
    /// - Returns: the state in which it does not match; nil if it surely does.
    func match(_ pattern: Pattern, _ value: Value, _ state: inout State, _ frame: Frame) -> State? {
        func split(_ matches: PathCondition) -> State? {
            var failing = state
            failing.path = state.path.and(matches.negated)
            state.path = state.path.and(matches)
            return failing.path.isNever ? nil : failing
        }
        switch pattern {
        case .tuple(let parts):
            guard case .tuple(_, let values)? = value.only, values.count == parts.count else {
                bind(pattern, value, &state, frame)
                return parts.allSatisfy(\.isIrrefutable) ? nil : split(newAtom())
            }
            var failing: [State] = []
            for (part, value) in zip(parts, values) where !state.path.isNever {
                if let other = match(part, value, &state, frame) { failing.append(other) }
            }
            return State.joined(failing)
        case .name, .wildcard:
            bind(pattern, value, &state, frame)
            return nil
        case .some(let inner):
            guard let some = value.unwrapped else {
                unmatched = value
                return split(.never)
            }
            let isSure = !value.mayBeNil && value.unknown == nil && !(value.only.map(\.isOpen) ?? false)
            let failing = isSure ? nil : split(nilCondition(value).negated)
            let other = match(inner, some, &state, frame)
            return State.joined([failing, other].compactMap(\.self))
        case .typed(let inner, let shape):
            let type = type(shape, frame)
            let failing: State? =
                if case .some(true) = isSurely(value, type) {
                    nil
                } else {
                    split(value.kinds.allSatisfy { isNever($0, type) } ? .never : newAtom())
                }
            guard !state.path.isNever else { return failing }
            let other = match(inner, value.of(type), &state, frame)
            return State.joined([failing, other].compactMap(\.self))
        case .type(let shape):
            let type = type(shape, frame)
            if isSurely(value, type) == true { return nil }
            return split(value.kinds.allSatisfy { isNever($0, type) } ? .never : newAtom())
        case .member(_, let name, let parts):
            guard case .enumCase(let own, let payload)? = value.only else {
                // An optional is an enum.
                if name == "some", parts.count == 1 { return match(.some(parts[0]), value, &state, frame) }
                if name == "none", parts.isEmpty, value.type?.type.isOptional ?? value.mayBeNil {
                    return split(nilCondition(value))
                }
                let failing = split(newAtom())
                for part in parts { bind(part, .unknown(.form), &state, frame) }
                return failing
            }
            guard own == name else { return split(.never) }
            for (index, part) in parts.enumerated() {
                let value = payload.indices.contains(index) ? payload[index] : .unknown(.form)
                if let failing = match(part, value, &state, frame) { return failing }
            }
            return nil
        case .expression(let expression):
            let other = evaluate(expression, &state, frame, expecting: value.type)
            switch (value.only, other.only) {
            case (.truth(let one), .truth(let two)) where two.isAlways || two.isNever:
                return split(two.isAlways ? one : one.negated)
            case (.some(let one), .some(let two)) where one.isConstant && two.isConstant:
                return split(one == two ? .always : .never)
            default: return split(newAtom())
            }
        }
    }

    /// When a value is nil.
    func nilCondition(_ value: Value) -> PathCondition {
        if value.kinds == [.null] { return .always }
        if case .unknown(let unknown)? = value.only, let identity = unknown.identity {
            return formulas.atom("?nil\(identity)")
        }
        return newAtom()
    }

    /// Whether a value surely has a type; nil if unknown.
    func isSurely(_ value: Value, _ type: TypeValue) -> Bool? {
        guard let own = value.type, value.unknown == nil, !value.mayBeNil else { return nil }
        if own.type == type.type { return true }
        guard case .object(let number)? = value.only, case .instance(let declared) = objects[number].kind,
            let wanted = types.declaration(type)?.type
        else { return nil }
        guard types.supertypes(of: declared).contains(wanted) else { return nil }
        return symbols.types[wanted].fact.genericParameters.isEmpty ? true : nil
    }

    /// Whether nothing of a kind has a type: nil has none, and an object of the program has only those of its class.
    func isNever(_ kind: Value.Kind, _ type: TypeValue) -> Bool {
        if kind == .null { return !type.type.isOptional }
        if case .metatype(let own) = kind, case .metatype(let shape, _) = types.head(type).shape {
            let context = types.head(type).context
            guard let other = types.declaration(BoundType(shape: shape, context: context))?.type else { return false }
            guard let one = types.declaration(own)?.type else {
                // A type of another library is none of the program's, but may conform to its protocols.
                if case .named = own.type, !own.type.isOpen { return symbols.types[other].fact.kind != .protocol }
                return false
            }
            return !types.supertypes(of: one).contains(other)
        }
        guard case .object(let number) = kind, case .instance(let declared) = objects[number].kind,
            let wanted = types.declaration(type.withoutOptional)?.type
        else { return false }
        // One that stands for any object of its class may be of a subclass.
        if launchedObjects.contains(number), symbols.types[declared].fact.kind == .class { return false }
        return !types.supertypes(of: declared).contains(wanted)
    }

    /// Binds names to parts of a value, whatever the value is.
    func bind(_ pattern: Pattern, _ value: Value, _ state: inout State, _ frame: Frame) {
        switch pattern {
        case .name(let name): bind(name, value, &state, frame)
        case .tuple(let parts):
            for (index, part) in parts.enumerated() {
                if case .tuple(_, let values)? = value.only, values.indices.contains(index) {
                    bind(part, values[index], &state, frame)
                } else {
                    bind(part, .unknown(value.unknown ?? .form), &state, frame)
                }
            }
        case .some(let inner): bind(inner, value.unwrapped ?? .unknown(.form), &state, frame)
        case .typed(let inner, let shape): bind(inner, value.of(type(shape, frame)), &state, frame)
        case .member(_, _, let parts): for part in parts { bind(part, .unknown(.form), &state, frame) }
        case .wildcard, .type, .expression: break
        }
    }

    func select(
        _ subject: Expression, _ cases: [Statement.Case], _ state: inout State, _ frame: Frame
    ) -> Bool {
        let value = evaluate(subject, &state, frame, expecting: nil)
        guard !state.path.isNever else { return false }
        var ends: [State] = []
        var rest: State? = state
        frame.loops.append(.init(label: nil, isLoop: false))
        var falling: State?
        for (index, one) in cases.enumerated() {
            guard let current = rest ?? falling else { break }
            let locals = (frame.locals, frame.functions)
            defer { (frame.locals, frame.functions) = locals }
            var entering: [State] = falling.map { [$0] } ?? []
            falling = nil
            if rest != nil {
                var open: State? = current
                if one.labels.isEmpty {
                    entering.append(current)
                    open = nil
                }
                for label in one.labels {
                    guard var trying = open else { break }
                    // The last case of a `switch` over known cases matches what the others do not.
                    let isLast = index == cases.count - 1 && one.labels.count == 1 && label.condition == nil
                    var failing = match(label.pattern, value, &trying, frame)
                    if isLast, value.only.map({ !$0.isConstant }) ?? true {
                        trying.path = current.path
                        failing = nil
                    }
                    if let condition = label.condition {
                        let truth = truth(of: evaluate(condition, &trying, frame, expecting: nil))
                        var other = trying
                        other.path = trying.path.and(truth.negated)
                        trying.path = trying.path.and(truth)
                        failing = State.joined([failing, other].compactMap(\.self))
                    }
                    if !trying.path.isNever { entering.append(trying) }
                    open = failing
                }
                rest = open
            }
            guard var inside = State.joined(entering) else { continue }
            frame.fallsThrough = nil
            if run(one.statements, &inside, frame) { ends.append(inside) }
            falling = frame.fallsThrough
            frame.fallsThrough = nil
        }
        let breaks = frame.loops.removeLast().breaks
        guard let joined = State.joined(ends + breaks + (rest.map { [$0] } ?? [])) else { return false }
        state = joined
        return true
    }
}
