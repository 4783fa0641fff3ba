/// What a factory asks for the services that it needs.
///
/// It is lent to the factory and cannot leave it. What is to be resolved later keeps `container`.
public struct Resolver: ~Copyable {
    /// Where services are looked for: the container that was asked, or the one that a singleton is
    /// registered in. A singleton that keeps it is not released before its container is, which
    /// keeps the singleton.
    public var container: Container { lent.takeUnretainedValue() }
    // Not counted: whoever calls the factory keeps it.
    private let lent: Unmanaged<Container>
    private let graph: UnsafeMutablePointer<GraphValues?>

    @inline(__always)
    init(container: Container, graph: UnsafeMutablePointer<GraphValues?>) {
        lent = Unmanaged.passUnretained(container)
        self.graph = graph
    }

    /// The service of a type and a name; see `Container.resolve(_:name:)`.
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil
    ) throws(ResolutionError) -> Service {
        try borrowing(lent) { container throws(ResolutionError) in try container.resolve(service, name, graph) }
    }

    /// The service of a type and a name for some arguments; see `Container.resolve(_:name:arguments:)`.
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try lent.takeUnretainedValue().resolve(service, name, arguments: (repeat each arguments), graph)
    }
}

/// Calls `body` with an object that somebody else keeps alive, without counting references.
@inline(__always)
func borrowing<Object: AnyObject, Result>(
    _ object: Unmanaged<Object>, _ body: (Object) throws(ResolutionError) -> Result
) throws(ResolutionError) -> Result {
    do {
        return try object._withUnsafeGuaranteedRef { try body($0) }
    } catch {
        // The standard library's function forgets the error's type.
        throw ResolutionError.from(error)
    }
}
