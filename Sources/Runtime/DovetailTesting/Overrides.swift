public import Dovetail

/// The services and values that a test replaces, and those that it expects to use unchanged.
public struct Overrides {
    var services = Registrations()
    var values: [ObjectIdentifier: ReplacedValue] = [:]
    var expected = ExpectedServices()

    /// Replaces a service with a value, which every resolution returns.
    ///
    /// ```swift
    /// $0.override((any AuthRepository).self, with: AuthRepositoryStub())
    /// ```
    public mutating func override<Service>(
        _ service: Service.Type, name: String? = nil, with value: Service,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        nonisolated(unsafe) let value = value
        services.register(service, name: name, file: file, line: line) { _ in value }
    }

    /// Replaces a service with what a factory builds. The value is kept as long as that of the replaced service would
    /// be.
    public mutating func override<Service>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver) throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces a service with what a factory builds on the main actor.
    public mutating func override<Service>(
        _ service: Service.Type, name: String? = nil, on actor: MainActor.Type = MainActor.self,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (borrowing Resolver) throws -> Service
    ) {
        services.register(service, name: name, on: actor, file: file, line: line, factory: factory)
    }

    /// Replaces a service that takes arguments with what a factory builds, each time it is resolved.
    public mutating func override<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces a service with what an asynchronous factory builds. The value is kept as long as that of the replaced
    /// service would be.
    ///
    /// ```swift
    /// $0.override(Database.self) { _ in try await Database.open(":memory:") }
    /// ```
    ///
    /// The service, and every service that needs it, can be resolved only with `Container.resolve(async:)` while it is
    /// replaced, even if its own factory is not asynchronous.
    @_disfavoredOverload
    public mutating func override<Service>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver) async throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces a service that takes arguments with what an asynchronous factory builds, each time it is resolved.
    @_disfavoredOverload
    public mutating func override<Service, each Argument: Sendable>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver, repeat each Argument) async throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces the value that is injected into a port.
    public mutating func override<Value>(
        _ port: Port<Value>, with value: Value, file: StaticString = #fileID, line: UInt = #line
    ) {
        values[ObjectIdentifier(port)] = ReplacedValue(value, for: port, at: SourcePlace(file, line))
    }

    /// Allows the test to use these services as the app registers them, under any name.
    public mutating func expectLive(_ services: Any.Type...) {
        expected.identities.formUnion(services.map { ObjectIdentifier($0) })
    }

    /// Allows the test to use the value that the app injected into a port.
    public mutating func expectLive<Value>(_ port: Port<Value>) {
        expected.identities.insert(ObjectIdentifier(port))
    }

    /// Allows the test to use all services and ports as the app has them.
    public mutating func expectAnyLive() { expected.all = true }

    /// Allows code that runs in none of the test's tasks to use the app's services and ports meanwhile, without the
    /// overrides: such as a background queue of the app that hosts the tests, or one that another test has started.
    public mutating func expectLiveElsewhere() { expected.elsewhere = true }
}
