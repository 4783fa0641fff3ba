/// Resolves the services that an asynchronous factory needs, both asynchronous and other ones.
///
/// It may be used by several child tasks at a time:
///
/// ```swift
/// c.register(Home.self) { r in
///     async let feed = r.resolve((any Feed).self)
///     async let profile = r.resolve((any Profile).self)
///     return try await Home(feed: feed, profile: profile)
/// }
/// ```
///
/// To resolve something after the factory has returned, keep an `AsyncProvider` or `container`.
public struct AsyncResolver: Sendable {
    /// The container in which services are looked up: the one that was called, or the one that registers a singleton. A
    /// singleton that keeps it forms a reference cycle: the container keeps the singleton, so neither is released.
    public let container: Container
    let resolution: AsyncResolution

    init(_ container: Container, _ resolution: AsyncResolution) {
        self.container = container
        self.resolution = resolution
    }

    /// Resolves a service by type and name; see `Container.resolve(async:name:isolation:)`.
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        try await container.resolve(service, name, resolution).value
    }

    /// Resolves a service by type, name and arguments; see `Container.resolve(async:name:arguments:isolation:)`.
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        try await container.resolve(service, name, Handed((repeat each arguments)), resolution).value
    }

    /// Resolves a service by name and by the type that the context expects.
    ///
    /// If an optional is expected, the service must be registered. To allow it to be missing, name the type, as in
    /// `resolve(Logger?.self)`.
    ///
    /// - Throws: as `resolve(_:name:isolation:)`.
    public func resolve<Service>(
        name: String? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        try container.requirePart(of: RegistrationKey(Service.self, Void.self, name))
        return try await container.resolve(Service.self, name, resolution).value
    }

    /// Resolves a service on the main actor, as `Container.resolve(_:name:on:)` does.
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as that function.
    @MainActor
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil, on actor: MainActor.Type
    ) throws(ResolutionError) -> Service { try container.resolve(service, name: name, on: actor) }
}
