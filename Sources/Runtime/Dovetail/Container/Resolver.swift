/// Resolves the services that a factory needs.
///
/// It is lent to the factory and cannot escape from it. To resolve something later, keep `container`.
public struct Resolver: ~Copyable {
    /// The container in which services are looked up: the one that was called, or the one that registers a singleton. A
    /// singleton that keeps it forms a reference cycle: the container keeps the singleton, so neither is released.
    public var container: Container { lent.takeUnretainedValue() }
    // Unretained: the factory's caller keeps it alive.
    let lent: Unmanaged<Container>
    let graph: UnsafeMutablePointer<GraphValues?>

    @inline(__always)
    init(container: Container, graph: UnsafeMutablePointer<GraphValues?>) {
        lent = Unmanaged.passUnretained(container)
        self.graph = graph
    }

    /// Resolves a service by type and name; see `Container.resolve(_:name:)`.
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil
    ) throws(ResolutionError) -> Service {
        try borrowing(lent) { container throws(ResolutionError) in try container.resolve(service, name, graph) }
    }

    /// Resolves a service by type, name and arguments; see `Container.resolve(_:name:arguments:)`.
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try lent.takeUnretainedValue().resolve(service, name, arguments: (repeat each arguments), graph)
    }
}

/// Calls `body` with an object that the caller keeps alive, without reference counting.
@inline(__always)
func borrowing<Object: AnyObject, Result>(
    _ object: Unmanaged<Object>, _ body: (Object) throws(ResolutionError) -> Result
) throws(ResolutionError) -> Result {
    do {
        return try object._withUnsafeGuaranteedRef { try body($0) }
    } catch {
        // The standard library's function loses the error's type.
        throw ResolutionError.from(error)
    }
}
