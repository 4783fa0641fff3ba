/// A type that, if it is not registered itself, is resolved from services of another type.
protocol CompositeService {
    /// The value composed of other services, or nil if there is nothing to compose it from.
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Self?

    /// The same in an asynchronous resolution; the value is a `Self`.
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Any>?

    /// The type of the services that it is composed of.
    static var part: Any.Type { get }

    static var composition: Composition { get }
}

/// How a composite service relates to its parts.
enum Composition {
    /// It is the part, or nil if that is not registered.
    case optional
    /// It is all services of the part's type.
    case list
    /// It is all services of the part's type that have a name, by their names.
    case named
    /// It resolves the part when it is called.
    case deferred
}

extension Optional: CompositeService {
    static var part: Any.Type { Wrapped.self }

    static var composition: Composition { .optional }

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
    static var part: Any.Type { Element.self }

    static var composition: Composition { .list }

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

extension Dictionary: CompositeService where Key == String {
    static var part: Any.Type { Value.self }

    static var composition: Composition { .named }

    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> [String: Value]? {
        guard name == nil else { return nil }
        var all: [String: Value] = [:]
        for (registration, owner) in container.registrations(of: Value.self, Arguments.self) {
            guard let name = registration.name else { continue }
            all[name] = try container.provide(registration, owner, arguments, Value.self, graph)
        }
        return all.isEmpty ? nil : all
    }
}

extension Container {
    /// Composes the service from its parts, or throws the error that it is not registered.
    func compose<Service, Arguments>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ key: RegistrationKey,
        _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        if let composite = service as? any CompositeService.Type {
            if let value = try composite.compose(self, name, arguments, graph) as? Service { return value }
            throw notProvided(key)
        }
        throw ResolutionError(at: ResolutionError.Step(key), reason: .notRegistered(near: near(key)))
    }

    /// The error that nothing provides a service. What is deferred lacks its part.
    func notProvided(_ key: RegistrationKey) -> ResolutionError {
        var path = [ResolutionError.Step(key)]
        var last = key
        while last.arguments == Void.self, registration(last) == nil,
            let composite = last.service as? any CompositeService.Type, composite.composition == .deferred
        {
            last = RegistrationKey(composite.part, Void.self, last.name)
            path.append(ResolutionError.Step(last))
        }
        return ResolutionError(path: ResolutionError.ownPath + path, reason: .notRegistered(near: near(last)))
    }

    /// What provides a service: its registration, or those of its parts.
    func providers(of key: RegistrationKey) -> Providers {
        if let (found, owner) = registration(key) { return Providers(all: [(found, owner)]) }
        guard let composite = key.service as? any CompositeService.Type else { return Providers() }
        let part = RegistrationKey(composite.part, key.arguments, key.name)
        var found = Providers()
        switch composite.composition {
        case .optional:
            found = providers(of: part)
            found.isOptional = true
        case .list:
            if key.name == nil { found.all = registrations(of: part.service, part.arguments) }
        case .named:
            if key.name == nil {
                found.all = registrations(of: part.service, part.arguments).filter { $0.0.name != nil }
            }
        case .deferred:
            if key.arguments == Void.self { found = providers(of: part) }
            found.isDeferred = true
        }
        return found
    }
}

/// What provides a service.
struct Providers {
    /// The registrations, each with the container that has it.
    var all: [(registration: Registration, owner: Container)] = []
    /// Whether the service exists without them.
    var isOptional = false
    /// Whether they are resolved only when the service is called.
    var isDeferred = false

    /// Whether the service can be resolved, as far as registrations tell.
    var suffice: Bool { isOptional || !all.isEmpty }
}
