import DovetailFacts

// Code that has run often and never used a container is left out (`Interpreter+Remembering`). Before that it runs once
// more for all values: if it uses a container then, what it may have registered each time is not missing for sure.

extension Interpreter {
    /// Whether code may use a container for some values; it runs for all at once to find out.
    ///
    /// - Parameters:
    ///   - functions: what it is given or captures, of which only functions are not replaced.
    ///   - general: evaluates the code with all other values replaced by unknown ones.
    func mayUseContainer(
        _ call: InertCall, _ given: [Value], _ state: State, _ caller: Frame, _ general: (inout State) -> Void
    ) -> Bool {
        let functions = given.filter { $0.kinds.contains(where: \.isFunction) }
        let key = InertCall(
            code: call.code, own: nil, arguments: functions.flatMap { digest($0, state) }, bindings: call.bindings)
        if let known = usesForAllValues[key] { return known }
        // If it calls itself, nothing is added by that.
        usesForAllValues[key] = false
        var copy = state
        let (usesBefore, registeredAnything) = (containerUses, mayRegisterAnything)
        caller.errors.append([])
        _ = withoutRecording {
            general(&copy)
            return .void
        }
        caller.errors.removeLast()
        let uses = containerUses != usesBefore
        (containerUses, mayRegisterAnything) = (usesBefore, registeredAnything)
        usesForAllValues[key] = uses
        return uses
    }

    /// Whether code that uses no container may assign variables on which other uses of one depend.
    func maySetWhatMatters(_ call: InertCall, _ given: [Value]) -> Bool {
        func matters(_ kind: Value.Kind) -> Bool {
            switch kind {
            case .closure(let number): isRelevant(closure: number)
            case .function(let number, _): relevance.functions[number]
            default: kind.isFunction
            }
        }
        let itself =
            switch call.code {
            case .function(let number): relevance.functions[number]
            case .closure(let site): relevantClosures[site] ?? true
            }
        return itself || given.contains { $0.kinds.contains(where: matters) }
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
}
