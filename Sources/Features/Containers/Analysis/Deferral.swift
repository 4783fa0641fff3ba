import DovetailFacts
import DovetailSemantics

/// A service of Dovetail's container that is resolved when a value is called: `Provider<T>`, `Lazy<T>`,
/// `AsyncProvider<T>` or `AsyncLazy<T>`.
struct Deferral {
    /// The type of the value, which is registered itself if the program says so.
    var type: TypeText
    /// Whether its calls are awaited.
    var isAwaited: Bool

    /// The types of such values, and whether their calls are awaited.
    private static let types = ["Provider": false, "Lazy": false, "AsyncProvider": true, "AsyncLazy": true]

    /// The deferral of a type, and the type of the service; nil if the type is another one.
    static func of(_ text: TypeText) -> (deferral: Deferral, service: TypeText)? {
        guard case .named(let named) = text.type, named.module == nil, let last = named.parts.last,
            last.arguments.count == 1, named.parts.count == 1 || named.parts[0].name == "Dovetail",
            let isAwaited = types[last.name]
        else { return nil }
        var swift = text.swift
        if let open = swift.firstIndex(of: "<"), let close = swift.lastIndex(of: ">"), open < close {
            swift = String(swift[swift.index(after: open)..<close])
        }
        return (Deferral(type: text, isAwaited: isAwaited), TypeText(last.arguments[0], swift: swift))
    }
}

extension LinkedServices {
    /// Unwraps what Dovetail's container resolves from other services: `[T]`, `[String: T]`, and what is deferred.
    func unwrapDeferred(_ linked: inout LinkedResolution) {
        guard case .known(let text) = linked.service else { return }
        linked.element = text.element
        guard linked.deferral == nil, let (deferral, service) = Deferral.of(text) else { return }
        linked.deferral = deferral
        linked.service = .known(service)
        // What is registered as it is runs its factory at once.
        let isRegistered = registrations.contains { registration in
            guard case .known(let own) = registration.service else { return false }
            return own.type == text.type
        }
        if !isRegistered { linked.isImmediate = false }
        while case .known(let inner) = linked.service {
            if inner.isOptional {
                linked.service = .known(inner.unwrapped)
                linked.fact.isOptional = true
            } else if let (last, service) = Deferral.of(inner) {
                // A provider of a provider: the last one resolves the service.
                linked.deferral?.isAwaited = last.isAwaited
                linked.service = .known(service)
            } else {
                linked.element = inner.element
                return
            }
        }
    }
}

extension ServiceLookup {
    /// The answer if the deferred type itself is registered; nil if it is not, or only perhaps: then the answer for the
    /// service decides.
    func ownAnswer(ofDeferred resolution: LinkedResolution, in container: ContainerID) -> Answer? {
        guard let deferral = resolution.deferral else { return nil }
        var own = resolution
        own.deferral = nil
        own.element = nil
        own.service = .known(deferral.type)
        own.fact.isOptional = false
        let answer = ownAnswer(own, in: container)
        return answer.isFound ? answer : nil
    }
}
