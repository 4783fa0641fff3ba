/// What a factory asks for the services that it needs.
///
/// It is lent to the factory and cannot leave it: what is to be resolved later needs the container.
public struct Resolver: ~Copyable {
    /// Where services are looked for.
    let container: Container
    let frame: UnsafePointer<ResolutionFrame>
    let graph: UnsafeMutablePointer<GraphValues?>

    /// The service of a type and a name; see `Container.resolve(_:name:)`.
    public func resolve<Service>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        try container.resolve(service, (), name, frame, graph)
    }

    /// The service of a type and a name for some arguments; see `Container.resolve(_:name:arguments:)`.
    public func resolve<Service, each Argument>(
        _ service: Service.Type = Service.self, name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try container.resolve(service, (repeat each arguments), name, frame, graph)
    }

    /// The service, or nil where neither the container nor one above it has it. What goes wrong while it is
    /// built is thrown.
    public func resolveIfRegistered<Service>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service? {
        guard container.registration(RegistrationKey(service, Void.self, name)) != nil else { return nil }
        return try resolve(service, name: name)
    }
}

/// One factory that is running: a step of the path, on the stack of its thread.
struct ResolutionFrame {
    unowned(unsafe) let registration: Registration
    let above: UnsafePointer<ResolutionFrame>?
}

/// The values of scope `graph` in one resolution.
final class GraphValues {
    var values: [ObjectIdentifier: Any] = [:]
}
