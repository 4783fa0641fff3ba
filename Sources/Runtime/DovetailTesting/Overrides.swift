public import Dovetail

/// What a test replaces, and what it expects to be used as it is.
public struct Overrides {
    var services = Registrations()
    var values: [ObjectIdentifier: ReplacedValue] = [:]
    var expected = ExpectedServices()

    /// Replaces a service by a value, which all that ask get.
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

    /// Replaces a service by what a factory builds. It is kept as long as the service that it replaces.
    @preconcurrency
    public mutating func override<Service>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver) throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces a service with arguments by what a factory builds, anew each time.
    @preconcurrency
    public mutating func override<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) {
        services.register(service, name: name, file: file, line: line, factory: factory)
    }

    /// Replaces what is injected into a port.
    public mutating func override<Value>(
        _ port: Port<Value>, with value: Value, file: StaticString = #fileID, line: UInt = #line
    ) {
        values[ObjectIdentifier(port)] = ReplacedValue(value, for: port, at: SourcePlace(file, line))
    }

    /// Says that the test uses these services as the app registers them, under whatever name.
    public mutating func expectLive(_ services: Any.Type...) {
        expected.identities.formUnion(services.map { ObjectIdentifier($0) })
    }

    /// Says that the test uses what the app injected into a port.
    public mutating func expectLive<Value>(_ port: Port<Value>) {
        expected.identities.insert(ObjectIdentifier(port))
    }

    /// Says that the test may use everything as the app has it.
    public mutating func expectAnyLive() { expected.all = true }
}
