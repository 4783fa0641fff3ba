import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Code that has run often and never used a container is left out (`Interpreter+Remembering`). Before that it runs once
// more for all values: if it uses a container then, what it may have registered each time is not missing for sure.

extension Interpreter {
    /// Whether code may use a container for some values; it runs for all at once to find out.
    ///
    /// - Parameters:
    ///   - given: what it is given or captures. Only functions are not replaced.
    ///   - general: evaluates the code with all other values replaced by unknown ones.
    func mayUseContainer(
        _ call: InertCall, _ given: [Value], _ state: State, _ caller: Frame, _ general: (inout State) -> Void
    ) -> Bool {
        // What objects keep is not called when they are unknown.
        if given.contains(where: { keepsFunctionThatMatters($0, state) }) { return true }
        let functions = given.filter { $0.kinds.contains(where: \.isFunction) }
        let key = InertCall(
            code: call.code, own: nil, arguments: functions.flatMap { digest($0, state) }, bindings: call.bindings)
        if let known = usesForAllValues[key] { return known }
        // If it calls itself, nothing is added by that.
        usesForAllValues[key] = false
        var copy = state
        // Nothing that this run reaches counts as evaluated, built or failed.
        let (usesBefore, registeredAnything) = (containerUses, mayRegisterAnything)
        let services = (builtRegistrations, built, deferredAsks, creationFaults)
        let ran = (evaluated, evaluatedGetters, calledClosures, madeClosures, initialized, readWrappers)
        caller.errors.append([])
        _ = withoutRecording {
            general(&copy)
            return .void
        }
        caller.errors.removeLast()
        let uses = containerUses != usesBefore
        (containerUses, mayRegisterAnything) = (usesBefore, registeredAnything)
        (builtRegistrations, built, deferredAsks, creationFaults) = services
        (evaluated, evaluatedGetters, calledClosures, madeClosures, initialized, readWrappers) = ran
        usesForAllValues[key] = uses
        return uses
    }

    /// Whether code that uses no container may assign variables on which other uses of one depend.
    func maySetWhatMatters(_ call: InertCall, _ given: [Value]) -> Bool {
        let itself =
            switch call.code {
            case .function(let number): relevance.functions[number]
            case .closure(let site): relevantClosures[site] ?? true
            }
        return itself || given.contains { $0.kinds.contains(where: matters) }
    }

    /// Whether a value is a function that may concern containers.
    private func matters(_ kind: Value.Kind) -> Bool {
        switch kind {
        case .closure(let number): isRelevant(closure: number)
        case .function(let number, _): relevance.functions[number]
        default: kind.isFunction
        }
    }

    /// Whether a value is an object that keeps such a function.
    private func keepsFunctionThatMatters(_ value: Value, _ state: State) -> Bool {
        value.kinds.contains { kind in
            guard case .object(let number) = kind else { return false }
            return state.fields[number]?.values.contains { $0.kinds.contains(where: matters) } ?? false
        }
    }

    /// Any value of the same type, unless it is a function.
    func generalized(_ value: Value, _ name: String) -> Value {
        value.kinds.contains(where: \.isFunction) ? value : .unknown(.parameter(name), value.type)
    }

    /// The registrations of which others of the same calls, by other names or for other services, may have been left out.
    var varyingRegistrations: [RegistrationValue] {
        guard leavesOutUses else { return [] }
        return registrations.filter {
            !($0.isOfWrittenService && $0.isOfWrittenName) && $0.key != Self.portKey
        }
    }

    /// Notes what a call of a library shows: its services and names are the same whenever it runs.
    func note(
        _ rule: CallRule, _ positions: [Int], _ call: Call, _ given: inout LibraryArguments, _ frame: Frame
    ) {
        func shows(_ roles: Set<ParameterRole>, _ isShown: (Expression) -> Bool) -> Bool {
            positions.indices.allSatisfy { index in
                !roles.contains(rule.parameters[positions[index]].role) || isShown(call.all[index].value)
            }
        }
        // An associated type is another one for each type that conforms.
        let isOfProtocol = frame.type.map { symbols.types[$0].fact.kind == .protocol } ?? false
        let generic = Set(frame.context.bindings.keys).union(["Self"])
        // What is not written is inferred from types that are.
        let infersService = !positions.contains { rule.parameters[$0].role == .key }
        given.showsServices =
            !isOfProtocol && (!infersService || generic.count == 1)
            && shows([.key, .original]) { $0.isMetatype(besides: generic) }
        given.showsNames = shows([.name, .originalName], \.isWrittenText)
    }
}

extension Expression {
    /// Whether it writes a type, such as `Service.self`, without these names.
    fileprivate func isMetatype(besides names: Set<String>) -> Bool {
        guard case .metatype = self else { return false }
        var mentioned = MentionedNames()
        mentioned.add(self)
        return mentioned.types.union(mentioned.read).isDisjoint(with: names)
    }

    /// Whether it is a string without interpolations, or nil.
    fileprivate var isWrittenText: Bool {
        switch self {
        case .text(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
        case .null: true
        default: false
        }
    }
}
