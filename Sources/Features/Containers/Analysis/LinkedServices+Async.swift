import DovetailFacts
import DovetailSemantics

/// Which registrations of Dovetail's container are asynchronous.
extension LinkedServices {
    /// Whether a registration's factory is asynchronous. What fits a synchronous registration is one.
    ///
    /// It is unknown for a function that is not found, and for an initializer of another library. What a service
    /// registered with one takes is then unknown, too, and not proved.
    func isAsync(_ number: Int) -> Bool {
        let registration = registrations[number]
        guard registration.isDovetail else { return false }
        if registration.fact.otherActor != nil { return true }
        // The function for synchronous factories of the main actor does not take it.
        if registration.fact.isMain, let actor = isolationOfFunction(registration).actor, actor != "MainActor" {
            return true
        }
        switch registration.fact.form {
        case .closure: return registration.fact.isAsync
        case .initializer(let type, let labels):
            guard let path = type.path else { return false }
            let known = index.initializers(of: path, in: registration.context)
            let fitting = labels.map { labels in known.filter { $0.labels == labels } } ?? known
            return !fitting.isEmpty && fitting.allSatisfy(\.isAsync)
        case .function(let text):
            let names = text.split(separator: ".").map(String.init)
            return onlyFunction(named: names, in: registration.context).map(isAsync) ?? false
        case .alias, .forward: return false
        }
    }

    /// Whether a function that is a factory is asynchronous. If it takes an `AsyncResolver`, it is, whatever it awaits.
    private func isAsync(_ function: Placed<ContainerFunctionFact>) -> Bool {
        function.fact.isAsync || function.fact.takesAsyncResolver
    }

    /// Whether an asynchronous resolution awaits what a registration needs, although its factory is not asynchronous: it
    /// is an alias, or its parameters are resolved.
    func isAssembled(_ number: Int) -> Bool {
        let registration = registrations[number]
        return registration.isDovetail && registration.scope != .weak && !registration.fact.isCompleted
            && !isMain(number)
    }
}

extension ContainerFunctionFact {
    /// Whether its first parameter is an `AsyncResolver`.
    var takesAsyncResolver: Bool { parameterTypes.first?.path?.last == "AsyncResolver" }
}

extension LinkedResolution {
    /// Whether it resolves a parameter of its registration's initializer, or the original of an alias.
    var isOfParameter: Bool { fact.registration == fact.location }
}
