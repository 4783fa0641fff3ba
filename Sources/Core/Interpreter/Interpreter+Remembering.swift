import DovetailFacts
import DovetailSemantics

// Most code has nothing to do with containers: what it returns for the same values is remembered, on whatever path and
// whatever the containers hold.

/// What the result of code depends on that has nothing to do with containers.
struct InertCall: Hashable {
    enum Code: Hashable {
        case function(Int)
        case closure(Interpreter.ClosureSite)
    }

    var code: Code
    var own: Interpreter.Digest?
    /// The arguments, or what a closure captures.
    var arguments: [Interpreter.Digest]
    var bindings: [String]
    /// What shared variables and older objects hold; nil if it does not depend on that.
    var changes: State.Version?
}

/// What such code returned.
struct InertResult {
    var value: Value
    /// Whether it may also throw.
    var throwsErrors: Bool
    /// The functions and getters that were evaluated for it.
    var functions: Set<Int>
    var getters: Set<Int>
}

/// An evaluation that is going on.
struct GoingOn {
    /// How many objects there were.
    var objects: Int
    /// Whether nothing older was changed.
    var isPure = true
    /// Whether it read variables that all code shares, or objects that its arguments do not show.
    var readsShared = false
    /// Whether an object that it made may be known to others.
    var hasLeaked = false
    var functions: Set<Int> = []
    var getters: Set<Int> = []
}

extension Interpreter {
    /// How often code runs with other values before it is left out.
    static let contexts = 16

    /// Evaluates code, unless it is known what it returns.
    ///
    /// - Parameters:
    ///   - isCut: whether the call does not show all that it depends on.
    ///   - getsContainer: whether it is given a container, and so may use one this time.
    ///   - given: what it is given or captures.
    ///   - general: evaluates it for all values.
    func remembering(
        _ call: InertCall, isCut: Bool, getsContainer: Bool, given: [Value], _ state: inout State, _ caller: Frame,
        general: (inout State) -> Void, _ evaluate: (inout State) -> Value
    ) -> Value {
        var call = call
        call.changes = nil
        if let known = known(call, &state, caller) { return known }
        call.changes = state.changes
        if let known = known(call, &state, caller) {
            noteShared()
            return known
        }
        if !getsContainer, mayLeaveOut(call.code) {
            if mayUseContainer(call, given, state, caller, general) { leavesOutUses = true }
            if leavesOutUses || maySetWhatMatters(call, given) { leavesOut = true }
            noteShared()
            for index in evaluations.indices { evaluations[index].isPure = false }
            return .unknown(.tooLarge)
        }
        let (version, uses, path) = (state.version, containerUses, state.path)
        let errors = caller.errors.last?.count ?? 0
        let objectsBefore = objects.count
        evaluations.append(GoingOn(objects: objectsBefore, readsShared: isCut))
        if case .function(let number) = call.code { evaluations[evaluations.count - 1].functions.insert(number) }
        let value = evaluate(&state)
        let ended = evaluations.removeLast()
        if let last = evaluations.indices.last {
            evaluations[last].functions.formUnion(ended.functions)
            evaluations[last].getters.formUnion(ended.getters)
            if ended.hasLeaked { evaluations[last].hasLeaked = true }
        }
        lastWasPure = ended.isPure
        if uses == containerUses {
            uselessRuns[call.code, default: 0] += 1
        } else {
            uselessRuns[call.code] = -Self.contexts
        }
        // A new object is another one each time.
        let isNew = value.kinds.contains { if case .object(let number) = $0 { number >= objectsBefore } else { false } }
        let throwsErrors = (caller.errors.last?.count ?? 0) > errors
        guard ended.isPure, !isNew, uses == containerUses, version == state.version, !state.path.isNever,
            throwsErrors || state.path == path, let remembered = value.withoutPath
        else { return value }
        if !ended.readsShared { call.changes = nil }
        inert[call] = InertResult(
            value: remembered, throwsErrors: throwsErrors, functions: ended.functions, getters: ended.getters)
        return value
    }

    /// Whether code has run with so many different values, never using a container, that it is not evaluated again.
    private func mayLeaveOut(_ code: InertCall.Code) -> Bool {
        guard case .function(let number) = code else { return uselessRuns[code, default: 0] >= Self.contexts }
        return uselessRuns[code, default: 0] >= (relevance.functions[number] ? Self.contexts : Self.contexts / 4)
    }

    /// What a call is known to return.
    private func known(_ call: InertCall, _ state: inout State, _ caller: Frame) -> Value? {
        guard let known = inert[call] else { return nil }
        evaluated.formUnion(known.functions)
        evaluatedGetters.formUnion(known.getters)
        if let last = evaluations.indices.last {
            evaluations[last].functions.formUnion(known.functions)
            evaluations[last].getters.formUnion(known.getters)
        }
        if known.throwsErrors {
            let atom = newAtom()
            var failing = state
            failing.path = state.path.and(atom)
            raise(failing, caller)
            state.path = state.path.and(atom.negated)
        }
        var value = known.value
        value.kinds = value.kinds.map { kind in
            // It may be another one each time.
            if case .truth(let condition) = kind, !condition.isAlways, !condition.isNever { return .truth(newAtom()) }
            return kind
        }
        return value
    }

    /// Notes that a variable of an object, or a shared one, was set.
    func touch(_ object: Int?, _ value: Value?, _ state: inout State) {
        for index in evaluations.indices where object.map({ $0 < evaluations[index].objects }) ?? true {
            evaluations[index].isPure = false
        }
        if let object, let first = evaluations.first, object >= first.objects, !first.hasLeaked { return }
        state.changes = State.Version()
        if !evaluations.isEmpty, value?.kinds.contains(where: { !$0.isConstant && !$0.isOpen }) ?? true {
            evaluations[0].hasLeaked = true
        }
    }

    /// Notes that what is going on depends on what all code shares.
    func noteShared() {
        for index in evaluations.indices { evaluations[index].readsShared = true }
    }

    /// What generic parameters mean, as texts.
    func bindings(_ context: LookupContext, _ names: some Collection<String>) -> [String] {
        names.sorted().compactMap { name in context.bindings[name].map { "\(name)=\(symbols.text(of: $0).type)" } }
    }
}
