/// A type that, if it is not registered itself, is resolved from services of another type.
protocol CompositeService {
    /// The value composed of other services, or nil if there is nothing to compose it from.
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Self?

    /// The type of the services it is composed of, and whether they may be missing.
    static var part: (service: Any.Type, isOptional: Bool) { get }
}

extension Optional: CompositeService {
    static var part: (service: Any.Type, isOptional: Bool) { (Wrapped.self, true) }

    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Wrapped?? {
        if let (found, owner) = container.registration(RegistrationKey(Wrapped.self, Arguments.self, name)) {
            return try container.provide(found, owner, arguments, Wrapped.self, graph)
        }
        guard let composite = Wrapped.self as? any CompositeService.Type,
            let value = try composite.compose(container, name, arguments, graph)
        else { return .some(nil) }
        return value as? Wrapped
    }
}

extension Array: CompositeService {
    static var part: (service: Any.Type, isOptional: Bool) { (Element.self, false) }

    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> [Element]? {
        guard name == nil else { return nil }
        let found = container.registrations(of: Element.self, Arguments.self)
        if found.isEmpty { return nil }
        var all: [Element] = []
        for (registration, owner) in found {
            all.append(try container.provide(registration, owner, arguments, Element.self, graph))
        }
        return all
    }
}

extension Container {
    /// Composes the service from its parts, or throws the error that it is not registered.
    func compose<Service, Arguments>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ key: RegistrationKey,
        _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        if let composite = service as? any CompositeService.Type,
            let value = try composite.compose(self, name, arguments, graph) as? Service
        {
            return value
        }
        throw ResolutionError(at: ResolutionError.Step(key), reason: .notRegistered(near: near(key)))
    }
}
