// Asynchronous resolutions. They have a label of their own, since code in an asynchronous function that calls
// `resolve(X.self)` without `await` would otherwise no longer compile.

import DovetailAtomics

extension Container {
    /// Resolves a service by type and name, asynchronously.
    ///
    /// Services that are registered with an asynchronous factory, and those that need them, can be resolved only like
    /// this. All others can, too.
    ///
    /// ```swift
    /// let database = try await container.resolve(async: Database.self)
    /// ```
    ///
    /// All tasks that resolve a singleton wait for one build. If one of them is cancelled, only that one stops waiting;
    /// the build is cancelled when none is left. Waiting blocks no thread. An error is not kept: the next task that
    /// resolves it tries again.
    ///
    /// Synchronous factories run on any thread, which they block while they run and while they wait for a kept service
    /// that another thread is building. Those of the main actor are errors here: resolve what is isolated to it with
    /// `await` and `resolve(_:name:on:)`.
    ///
    /// - Parameter isolation: the caller's actor. The service is handed to it; whether the service may be used by
    ///   several tasks is up to the service, as with `resolve(_:name:)`.
    /// - Throws: `ResolutionError`, as `resolve(_:name:)`; with the reason `cancelled` if the calling task is cancelled
    ///   while it waits.
    /// - Complexity: a few hash table lookups and a lock, plus the cost of the factories. A singleton that is already
    ///   built costs one hash table lookup, and no suspension, lock or allocation.
    @inlinable
    public func resolve<Service>(
        async service: Service.Type, name: String? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        if let value = built(service, name) { return value.assumingMemoryBound(to: service).pointee }
        return try await begin(service, name)
    }

    /// Where this container's singleton of a type is, if it is built and no task replaces anything.
    @usableFromInline
    func built(_ service: Any.Type, _ name: String?) -> UnsafeMutableRawPointer? {
        guard !dovetail_is_detouring(), let found = found(service, name) else { return nil }
        return found._withUnsafeGuaranteedRef { found in
            if let storage = found.storage, storage.isReady { return storage.address }
            guard let factory = found.details?.value.asyncFactory else { return nil }
            return Unmanaged.passUnretained(factory)._withUnsafeGuaranteedRef { $0.storage?.address }
        }
    }

    /// Begins a resolution. Separate from `resolve`, whose fast path would otherwise pay for its stack.
    @usableFromInline @inline(never)
    func begin<Service>(
        _ service: Service.Type, _ name: String?, isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        if dovetail_is_detouring() {
            return try await detour(service, Void.self, name) { container async throws(ResolutionError) in
                try await container.resolve(service, name, AsyncResolution())
            }.value
        }
        return try await resolve(service, name, AsyncResolution()).value
    }

    /// Resolves a service by type, name and arguments, asynchronously.
    ///
    /// ```swift
    /// let session = try await container.resolve(async: Session.self, arguments: "hana")
    /// ```
    ///
    /// The arguments' types must be those of the factory's parameters. As the factory may run in another task, they must
    /// be `Sendable`. Otherwise the same as the function without arguments: of a singleton, there is one for each value
    /// of the arguments, and all tasks that resolve it wait for one build.
    ///
    /// - Parameter isolation: the caller's actor, as there.
    /// - Throws: `ResolutionError`, as that function does.
    /// - Complexity: a few hash table lookups and a lock, plus the cost of the factories.
    public func resolve<Service, each Argument: Sendable>(
        async service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(ResolutionError) -> Service {
        let handed = Handed((repeat each arguments))
        if dovetail_is_detouring() {
            return try await detour(service, (repeat each Argument).self, name) {
                container async throws(ResolutionError) in
                try await container.resolve(service, name, handed, AsyncResolution())
            }.value
        }
        return try await resolve(service, name, handed, AsyncResolution()).value
    }

    /// Resolves a service by type and name, within an asynchronous resolution.
    func resolve<Service>(
        _ service: Service.Type, _ name: String?, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> { try await resolve(service, name, Handed(()), resolution) }

    /// Resolves a service by type, name and arguments, or without any if they are `Void`.
    func resolve<Service, Arguments>(
        _ service: Service.Type, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> {
        let key = RegistrationKey(Service.self, Arguments.self, name)
        if let (found, owner) = registration(key) {
            return try await provide(found, owner, service, arguments, resolution)
        }
        if let composite = service as? any CompositeService.Type,
            let value = try await composite.compose(self, name, arguments, resolution)?.value as? Service
        {
            return Handed(value)
        }
        throw notProvided(key)
    }

    /// Provides the service of a registration for arguments, or without any if they are `Void`.
    func provide<Service, Arguments>(
        _ found: Registration, _ owner: Container, _ service: Service.Type, _ arguments: Handed<Arguments>,
        _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> {
        guard Arguments.self != Void.self else { return try await provide(found, owner, service, resolution) }
        // The key contains both types, so the class is the registered one.
        let registration = trusted(found, as: ArgumentsRegistration<Service, Arguments>.self)
        guard let body = registration.asyncBody else {
            if let singletons = registration.singletons, !registration.isMain {
                let singleton = registration.singleton(of: singletons, for: arguments.value)
                return try await provideSynchronously(singleton, owner, resolution)
            }
            return try await resolution.provide { graph throws(ResolutionError) in
                try self.completing(ResolutionError.Step(registration)) { () throws(ResolutionError) in
                    Handed(try self.provide(registration, owner, arguments.value, service, graph))
                }
            }
        }
        if let singletons = registration.singletons {
            let singleton = registration.singleton(of: singletons, for: arguments.value)
            return try await provide(singleton, owner, service, resolution)
        }
        return try await AsyncPath.entering(registration) {
            Handed(try await body(AsyncResolver(self, resolution), arguments.value))
        }
    }

    /// Provides the service of a registration without arguments: a kept value or a new one.
    ///
    /// - Parameter owner: the container that has the registration.
    func provide<Service>(
        _ found: Registration, _ owner: Container, _ service: Service.Type, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> {
        let registration = trusted(found, as: PlainRegistration<Service>.self)
        guard isAwaited(registration, owner), let factory = registration.asyncFactory else {
            return try await provideSynchronously(registration, owner, resolution)
        }
        let cell: AsyncCell
        let resolver: AsyncResolver
        switch registration.scope {
        case .transient, .weak:
            return try await AsyncPath.entering(registration) {
                Handed(try await factory.body(AsyncResolver(self, resolution)))
            }
        case .graph:
            cell = resolution.cells.cell(of: registration)
            resolver = AsyncResolver(self, resolution)
        case .singleton:
            if let storage = factory.storage { return Handed(storage.value(service)) }
            // As for synchronous singletons, in the container that has the registration.
            cell = owner.asyncCells.cell(of: registration)
            resolver = AsyncResolver(owner, owner === self ? resolution : AsyncResolution())
        }
        let value = try await cell.get {
            // Another cell may have built a singleton for arguments since.
            if let storage = factory.storage { return Handed<AnyObject>(Boxed(storage.value(Service.self))) }
            let service = try await factory.body(resolver)
            if registration.scope == .singleton {
                factory.publish(service)
                registration.keepArguments()
            }
            return Handed<AnyObject>(Boxed(service))
        }
        return Handed(trusted(value, as: Boxed<Service>.self).value)
    }

    /// Whether the service of a registration is or needs an asynchronous one, as far as registrations tell.
    private func isAwaited(_ registration: Registration, _ owner: Container) -> Bool {
        if registration.isAsync { return true }
        if registration.details?.value.asyncFactory == nil || registration.scope == .weak { return false }
        let builder = registration.isKept ? owner : self
        return builder.asyncCells.needsAsync(registration) { builder.reachesAsync(registration) }
    }

    private func reachesAsync(_ registration: Registration) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        var rest = [(registration, self)]
        while let (next, builder) = rest.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if next.isAsync { return true }
            if next.details?.value.asyncFactory == nil { continue }
            for key in next.details?.value.needs ?? [] {
                let providers = builder.providers(of: key)
                if providers.isDeferred { continue }
                rest += providers.all.map { ($0.registration, $0.registration.isKept ? $0.owner : builder) }
            }
        }
        return false
    }
}
