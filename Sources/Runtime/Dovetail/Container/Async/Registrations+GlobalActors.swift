// Registrations of services that are isolated to a global actor other than the main one. They are built
// asynchronously: only the main actor has a resolution of its own that need not be awaited. No function type can be
// isolated to an actor that is a type parameter, so the factories are asynchronous functions, to which those of any
// global actor convert. The parameter `on` keeps the compiler from choosing the functions for synchronous factories,
// for which these would lose their actor.

extension Registrations {
    /// Registers a service of a global actor with an initializer, whose parameters are resolved by their types.
    ///
    /// ```swift
    /// @StoreActor final class Cache { init(disk: Disk) { … } }
    /// c.register(Cache.self, scope: .singleton, on: StoreActor.self, Cache.init)
    /// ```
    ///
    /// The initializer runs on its actor. The service, and every service that needs it, can be resolved only with
    /// `Container.resolve(async:)`. Otherwise `ResolutionError` is thrown. The scope may not be `weak`.
    ///
    /// - Parameter actor: the global actor.
    public mutating func register<Service, Isolation: GlobalActor, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: Isolation.Type, file: StaticString = #fileID, line: UInt = #line,
        _ construct: sending @escaping (repeat each Dependency) async throws -> Service
    ) {
        add(asyncHead(name, scope, isOverride, file, line), asynchronous: construct)
    }

    /// Registers a service of a global actor with a factory.
    ///
    /// ```swift
    /// c.register(Cache.self, on: StoreActor.self) { @StoreActor r in Cache(disk: try await r.resolve()) }
    /// ```
    ///
    /// Begin the closure with the actor's attribute, so that it runs there. Otherwise it runs on any thread, and the
    /// compiler requires `await` for what is isolated. The rest is as for an initializer.
    ///
    /// - Parameter actor: the global actor.
    public mutating func register<Service, Isolation: GlobalActor>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: Isolation.Type, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver) async throws -> Service
    ) {
        add(PlainRegistration(asyncHead(name, scope, isOverride, file, line), asynchronous: AsyncFactory(factory)))
    }
}
