import DovetailAtomics

/// Resolves services by type and name, for wiring that is decided at run time.
///
/// ```swift
/// let container = try Container { c in
///     c.register((any AuthRepository).self, scope: .singleton) { _ in FirebaseAuthRepository() }
///     c.register((any LoginUseCase).self) { r in try DefaultLoginUseCase(auth: r.resolve()) }
/// }
/// let login = try container.resolve((any LoginUseCase).self)
/// ```
///
/// Registrations do not change after the container is created, so looking one up takes no lock. All its functions may
/// be called from any thread, and all threads share the kept values.
public final class Container: Sendable {
    let parent: Container?
    /// In registration order.
    let registrations: [Registration]
    private let table: RegistrationTable
    /// Records what factories resolve; nil unless a graph is being made.
    let observer: ResolutionObserver?
    /// Those who get the events of this container.
    let observers: ContainerObservers
    /// What this container was copied from, if it is a copy for a task's replacements.
    let origin: CopyOrigin?
    /// The replacements that have a copy of this container. Guarded by the lock.
    nonisolated(unsafe) var copiers: [ReplacementsReference] = []
    /// The kept services that are built asynchronously; nil until one is resolved. Guarded by the lock.
    nonisolated(unsafe) var knownAsyncCells: AsyncCells?

    /// Creates a container with the services that `register` registers.
    ///
    /// - Parameters:
    ///   - parent: where services are looked for that this container does not have.
    ///   - register: registers the services; runs once, before this returns.
    /// - Throws: `RegistrationError` with all mistakes among the registrations, or what `register` throws.
    public convenience init(parent: Container? = nil, _ register: (inout Registrations) throws -> Void) throws {
        var registrations = Registrations()
        try register(&registrations)
        var problems: [RegistrationError.Problem] = []
        let observers = ContainerObservers(registrations.observers, of: parent)
        self.init(
            parent: parent, registrations: observers.watching(registrations.all), observers: observers, &problems)
        if !problems.isEmpty { throw RegistrationError(problems: problems) }
    }

    /// Creates a container with the services of some assemblies, in their order.
    ///
    /// - Throws: `RegistrationError` with all mistakes among the registrations, or what an assembly throws.
    public convenience init(parent: Container? = nil, _ assemblies: any Assembly...) throws {
        try self.init(parent: parent, assemblies)
    }

    /// Creates a container with the services of a list of assemblies, in its order.
    ///
    /// - Throws: as `init(parent:_:)` with assemblies one by one.
    public convenience init(parent: Container? = nil, _ assemblies: [any Assembly]) throws {
        try self.init(parent: parent) { c in for assembly in assemblies { try c.add(assembly) } }
    }

    /// Creates a container from registrations that are known to be correct.
    convenience init(
        parent: Container?, registrations: [Registration], observer: ResolutionObserver? = nil,
        observers: ContainerObservers = ContainerObservers(), origin: CopyOrigin? = nil
    ) {
        var problems: [RegistrationError.Problem] = []
        self.init(
            parent: parent, registrations: registrations, observer: observer, observers: observers, origin: origin,
            &problems)
    }

    private init(
        parent: Container?, registrations: [Registration], observer: ResolutionObserver? = nil,
        observers: ContainerObservers, origin: CopyOrigin? = nil, _ problems: inout [RegistrationError.Problem]
    ) {
        self.parent = parent
        self.observer = observer
        self.observers = observers
        self.origin = origin
        var registrations = registrations
        table = RegistrationTable(&registrations, &problems)
        self.registrations = registrations
        for registration in registrations where registration.scope == .singleton { registration.setKeeper(identity) }
    }

    deinit {
        if !copiers.isEmpty { releaseCopies() }
        table.deallocate()
    }

    /// Resolves a service by type and name.
    ///
    /// If `T?` is not registered itself, it resolves to the service `T`, or to nil if `T` is not registered. `[T]`
    /// resolves to all services of type `T`, whatever their names, in registration order and those of parents first, and
    /// `[String: T]` to those that have a name, by their names.
    ///
    /// - Throws: `ResolutionError` if the service, or one that it needs, is not registered, needs itself, or throws
    ///   while it is built.
    /// - Complexity: one hash table lookup, plus the cost of the factories. A singleton that is already built costs no
    ///   lock and no allocation.
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil
    ) throws(ResolutionError) -> Service {
        try resolve(service, name, isExpected: false)
    }

    /// The same for a type that is written, or that the context expects.
    ///
    /// - Parameter isExpected: whether the type is that which the context expects.
    @inline(__always)
    func resolve<Service>(
        _ service: Service.Type, _ name: String?, isExpected: Bool
    ) throws(ResolutionError) -> Service {
        if !dovetail_is_detouring(), let storage = storage(service, name), storage.isReady {
            return storage.value(service)
        }
        return dovetail_is_detouring()
            ? try startDetour(service, name, isExpected) : try start(service, name, isExpected)
    }

    // Not part of `resolve`, whose frame would hold the closure.
    @inline(never)
    private func startDetour<Service>(
        _ service: Service.Type, _ name: String?, _ isExpected: Bool
    ) throws(ResolutionError) -> Service {
        try detour(service, Void.self, name) { container throws(ResolutionError) in
            try container.start(service, name, isExpected)
        }
    }

    /// Starts a resolution. Separate from `resolve`, whose fast path would otherwise pay for its stack.
    @inline(never)
    private func start<Service>(
        _ service: Service.Type, _ name: String?, _ isExpected: Bool
    ) throws(ResolutionError) -> Service {
        var graph: GraphValues?
        let value: Service
        do throws(ResolutionError) {
            value = try resolve(service, name, &graph, isExpected: isExpected)
        } catch {
            if dovetail_pending() != nil { try CompletionQueue.finish(error, asked: step(service, Void.self, name)) }
            throw error
        }
        if dovetail_pending() != nil { try CompletionQueue.finish(asked: step(service, Void.self, name)) }
        return value
    }

    func step(_ service: Any.Type, _ arguments: Any.Type, _ name: String?) -> ResolutionError.Step {
        let key = RegistrationKey(service, arguments, name)
        return registration(key).map { ResolutionError.Step($0.0) } ?? ResolutionError.Step(key)
    }

    /// Resolves a service by type, name and arguments. Their types must be those of the factory's parameters.
    ///
    /// - Throws: as `resolve(_:name:)`.
    @_disfavoredOverload
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        var arguments = (repeat each arguments)
        return try resolve(service, name, tuple: &arguments, isExpected: false)
    }

    /// The same for the tuple of the arguments.
    @inline(__always)
    func resolve<Service, Arguments>(
        _ service: Service.Type, _ name: String?, tuple arguments: inout Arguments, isExpected: Bool
    ) throws(ResolutionError) -> Service {
        if !dovetail_is_detouring(), let singletons = singletons(RegistrationKey(Service.self, Arguments.self, name)),
            let storage = singletons._withUnsafeGuaranteedRef({ $0.storage(of: &arguments) }), storage.isReady
        {
            return storage.value(service)
        }
        return try begin(service, name, arguments, isExpected)
    }

    /// Resolves a service by type, name and two arguments.
    ///
    /// The same as the function for any number of arguments, but it finds singletons faster.
    ///
    /// - Parameter types: omit it. The calling code knows this type, which would otherwise be looked up each time. Because
    ///   of it, the compiler also leaves an argument of type `any P` as it is, instead of passing the value inside.
    /// - Throws: as `resolve(_:name:)`.
    public func resolve<Service, First, Second>(
        _ service: Service.Type, name: String? = nil, arguments first: First, _ second: Second,
        types: (First, Second).Type = (First, Second).self
    ) throws(ResolutionError) -> Service {
        if !dovetail_is_detouring(), let singletons = singletons(RegistrationKey(Service.self, types, name)),
            let storage = withUnsafePointer(
                to: first,
                { first in
                    withUnsafePointer(to: second) { second in
                        singletons._withUnsafeGuaranteedRef {
                            $0.storage(of: ArgumentPointers(first: first, second: second))
                        }
                    }
                }), storage.isReady
        {
            return storage.value(service)
        }
        return try begin(service, name, (first, second), false)
    }

    private func begin<Service, Arguments>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ isExpected: Bool
    ) throws(ResolutionError) -> Service {
        if dovetail_is_detouring() {
            return try detour(service, Arguments.self, name) { container throws(ResolutionError) in
                try container.start(service, name, arguments, isExpected)
            }
        }
        return try start(service, name, arguments, isExpected)
    }

    @inline(never)
    private func start<Service, Arguments>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ isExpected: Bool
    ) throws(ResolutionError) -> Service {
        var graph: GraphValues?
        let value: Service
        do throws(ResolutionError) {
            value = try resolve(service, name, arguments: arguments, &graph, isExpected: isExpected)
        } catch {
            if dovetail_pending() != nil {
                try CompletionQueue.finish(error, asked: step(service, Arguments.self, name))
            }
            throw error
        }
        if dovetail_pending() != nil { try CompletionQueue.finish(asked: step(service, Arguments.self, name)) }
        return value
    }

    // MARK: Lookup

    // Not part of the functions that use it: in a function of the main actor, the closure would be one too, and the
    // compiler would begin it with a check of the thread, which takes longer than all else.
    /// The memory of this container's singleton of a type, without arguments.
    @inline(__always)
    func storage(_ service: Any.Type, _ name: String?) -> SingletonStorage? {
        found(service, name)?._withUnsafeGuaranteedRef { $0.storage }
    }

    /// This container's singletons for arguments of some types.
    @inline(__always)
    private func singletons(_ key: RegistrationKey) -> Unmanaged<SingletonsByArguments>? {
        found(key)?._withUnsafeGuaranteedRef { $0.singletons.map { Unmanaged.passUnretained($0) } }
    }

    /// This container's registration of a service without arguments.
    @inline(__always)
    func found(_ service: Any.Type, _ name: String?) -> Unmanaged<Registration>? {
        name == nil ? table.plain(service) : table[RegistrationKey(service, Void.self, name)]
    }

    /// This container's registration of a service.
    @inline(__always)
    func found(_ key: RegistrationKey) -> Unmanaged<Registration>? { table[key] }

    /// The registration in this container or its nearest ancestor, and the container that has it.
    func registration(_ key: RegistrationKey) -> (Registration, Container)? {
        var next: Container? = self
        while let container = next {
            if let found = container.table[key] { return (found.takeUnretainedValue(), container) }
            next = container.parent
        }
        return nil
    }

    /// All registrations that provide services of a type with these arguments, those of parents first. A registration
    /// of this container replaces a parent's with the same name.
    func registrations(of service: Any.Type, _ arguments: Any.Type) -> [(Registration, Container)] {
        var all = parent?.registrations(of: service, arguments) ?? []
        for registration in registrations where registration.service == service && registration.arguments == arguments {
            let same = { (other: (Registration, Container)) in
                registration.kind != .element && other.0.kind != .element && other.0.name == registration.name
            }
            if let index = all.firstIndex(where: same) {
                all[index] = (registration, self)
            } else {
                all.append((registration, self))
            }
        }
        return all
    }

    /// The registrations of the same type with another name or other arguments.
    func near(_ key: RegistrationKey) -> [ResolutionError.Step] {
        var found: [Registration] = []
        var next: Container? = self
        while let container = next {
            found += container.registrations.filter { $0.service == key.service && $0.kind != .element }
            next = container.parent
        }
        return found.map { ResolutionError.Step($0) }.sorted { $0.description < $1.description }
    }
}
