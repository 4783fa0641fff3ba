import DovetailAtomics

/// The registration of one service, without its static type.
class Registration: @unchecked Sendable {
    // Unchecked: everything is constant except the memory that `storage` points to. The builder that `Building`
    // appoints writes it once, before raising its flag.
    let service: Any.Type
    /// The type of the tuple of its arguments.
    let arguments: Any.Type
    let name: String?
    /// The line that registered it; nil for the registration of a `Lazy`.
    let place: SourcePlace?
    let scope: RegistrationScope
    let kind: Kind
    /// Whether its factory is isolated to the main actor.
    let isMain: Bool
    /// The memory of the singleton; nil in other scopes.
    let storage: SingletonStorage?
    /// The current object in scope `weak`; nil in other scopes.
    let weakReference: WeakReference?
    /// Properties that only few registrations have.
    let details: Boxed<RegistrationDetails>?

    enum Kind: UInt8 {
        /// Found by its type, name and arguments.
        case plain
        /// The same, but replaces an earlier registration.
        case override
        /// Found only among all services of its type.
        case element
    }

    init(_ head: Head, _ service: Any.Type, _ arguments: Any.Type, _ storage: SingletonStorage?) {
        self.service = service
        self.arguments = arguments
        name = head.name
        place = head.place
        scope = head.scope
        kind = head.kind
        isMain = head.isMain
        details = head.details.map { Boxed($0) }
        self.storage = storage
        weakReference = head.scope == .weak ? WeakReference() : nil
    }

    /// The properties of a registration other than its types and its factory.
    struct Head {
        var name: String?
        var scope: RegistrationScope
        var kind: Kind
        var place: SourcePlace?
        var isMain = false
        var details: RegistrationDetails?
    }

    final func head(_ scope: RegistrationScope, isMain: Bool = false) -> Head {
        Head(
            name: name, scope: scope, kind: kind, place: place, isMain: isMain || self.isMain,
            details: details?.value)
    }

    /// Whether its factory is asynchronous.
    final var isAsync: Bool { details?.value.isAsync ?? false }

    final var singletons: SingletonsByArguments? { details?.value.singletons }

    /// Keeps the singleton, which is built, if it is one for arguments.
    final func keepArguments() { details?.value.argumentsSingleton?.keep(self) }

    /// Says which container keeps its singletons.
    final func setKeeper(_ container: UInt) {
        storage?.keeper = container
        singletons?.keeper = container
    }

    final var key: RegistrationKey { RegistrationKey(service, arguments, name) }

    /// Whether the container that has it keeps the value.
    final var isKept: Bool { scope == .singleton || scope == .weak }

    /// Whether its scope is allowed for it.
    var canBeKept: Bool { true }

    /// Whether its factory takes arguments.
    final var takesArguments: Bool { arguments != Void.self }

    /// The same registration with another scope, whose factory calls `first` before anything else.
    ///
    /// - Parameters:
    ///   - isMain: whether the copy is isolated to the main actor even if this is not.
    ///   - isAsync: whether the copy is asynchronous even if this is not.
    func copy(
        scope: RegistrationScope, isMain: Bool = false, isAsync: Bool = false,
        _ first: @escaping @Sendable () throws -> Void
    ) -> Registration {
        preconditionFailure("abstract")
    }

    /// The same registration, whose factory tells observers what it has built.
    func watched(by observers: ContainerObservers) -> Registration { preconditionFailure("abstract") }

    /// Removes a singleton that was put but not published.
    func takeSingleton() {}

    /// Builds the service without arguments and discards it.
    func probe(in container: Container) throws(ResolutionError) {}
}

/// A weak reference to an object, guarded by the lock of `Building`.
final class WeakReference {
    weak var object: AnyObject?
}

/// Properties that only few registrations have.
struct RegistrationDetails {
    /// The services that its factory resolves, if they are known without running it.
    var needs: [RegistrationKey]?
    /// Whether it is an alias of another service.
    var isAlias = false
    /// A `Completion` for the service's type.
    var completion: AnyObject?
    /// The singletons for `Hashable` arguments.
    var singletons: SingletonsByArguments?
    /// What it has if it is one of these singletons.
    var argumentsSingleton: ArgumentsSingleton?
    /// Whether its factory is asynchronous, so that the synchronous one only throws.
    var isAsync = false
    /// An `AsyncFactory` for the service's type, if the service may be built asynchronously.
    var asyncFactory: AsyncSingleton?
}

/// The completion of a service: called when the service is made and can be resolved.
final class Completion<Service>: Sendable {
    typealias Body = @Sendable (borrowing Resolver, Service) throws -> Void

    let body: Body

    init(_ body: @escaping Body) { self.body = body }
}

/// The registration of one service, with its static type.
class RegistrationOf<Service>: Registration, @unchecked Sendable {
    /// - Parameter shown: the type that paths show, if it is not that of the service.
    init(_ head: Head, _ arguments: Any.Type, shown: Any.Type = Service.self) {
        super.init(
            head, shown, arguments,
            head.scope == .singleton && arguments == Void.self ? SingletonStorage(for: Service.self) : nil)
    }

    deinit { storage?.deallocate(Service.self) }

    override func takeSingleton() { storage?.take(Service.self) }

    final var completion: Completion<Service>? {
        details?.value.completion.map { trusted($0, as: Completion<Service>.self) }
    }
}

/// A registration whose factory takes no arguments.
final class PlainRegistration<Service>: RegistrationOf<Service>, @unchecked Sendable {
    typealias Factory = (borrowing Resolver) throws -> Service

    let factory: Factory

    /// How it is built asynchronously; nil if it cannot be.
    final var asyncFactory: AsyncFactory<Service>? {
        details?.value.asyncFactory.map { trusted($0, as: AsyncFactory<Service>.self) }
    }

    init(_ head: Head, shown: Any.Type = Service.self, _ factory: @escaping Factory) {
        self.factory = factory
        super.init(head, Void.self, shown: shown)
    }

    override func copy(
        scope: RegistrationScope, isMain: Bool, isAsync: Bool, _ first: @escaping @Sendable () throws -> Void
    ) -> Registration {
        var head = head(scope, isMain: isMain)
        if let factory = asyncFactory(after: first) { head.details?.asyncFactory = factory }
        if self.isAsync || isAsync {
            return PlainRegistration(head, asynchronous: asyncFactory(after: first) ?? AsyncFactory(calling: self))
        }
        let factory = factory
        return PlainRegistration(head) { resolver in
            try first()
            return try factory(resolver)
        }
    }

    override func watched(by observers: ContainerObservers) -> Registration {
        var head = head(scope)
        if let factory = asyncFactory {
            let watched = AsyncFactory { resolver in
                let began = dovetail_nanoseconds()
                let service = try await factory.body(resolver)
                observers.tellBuilt(began)
                return service
            }
            if isAsync { return PlainRegistration(head, asynchronous: watched) }
            head.details?.asyncFactory = watched
        }
        let factory = factory
        return PlainRegistration(head) { resolver in
            let began = dovetail_nanoseconds()
            let service = try factory(resolver)
            if resolver.container.observer == nil { observers.tellBuilt(began) }
            return service
        }
    }

    private func asyncFactory(after first: @escaping @Sendable () throws -> Void) -> AsyncFactory<Service>? {
        guard let factory = asyncFactory else { return nil }
        return AsyncFactory { resolver in
            try first()
            return try await factory.body(resolver)
        }
    }

    override var canBeKept: Bool { scope != .weak || !isAsync }

    override func probe(in container: Container) throws(ResolutionError) {
        var graph: GraphValues?
        _ = try container.provideWholly(self, container, &graph)
    }
}

/// A registration whose factory takes arguments.
final class ArgumentsRegistration<Service, Arguments>: RegistrationOf<Service>, @unchecked Sendable {
    typealias Factory = (borrowing Resolver, Arguments) throws -> Service

    let factory: Factory
    /// How it is built asynchronously; nil if it is built synchronously.
    let asyncBody: AsyncBody?

    /// - Parameter singletons: keeps the services if all arguments are `Hashable`.
    init(
        _ head: Head, _ singletons: SingletonsByArguments?, asynchronous asyncBody: AsyncBody? = nil,
        _ factory: @escaping Factory
    ) {
        self.factory = factory
        self.asyncBody = asyncBody
        var head = head
        if singletons != nil || head.details != nil {
            var details = head.details ?? RegistrationDetails()
            details.singletons = head.scope == .singleton ? singletons : nil
            head.details = details
        }
        super.init(head, Arguments.self)
    }

    override var canBeKept: Bool { scope == .transient || singletons != nil }

    override func copy(
        scope: RegistrationScope, isMain: Bool, isAsync: Bool, _ first: @escaping @Sendable () throws -> Void
    ) -> Registration {
        let head = head(scope, isMain: isMain)
        if self.isAsync || isAsync {
            let body = asyncBody ?? asyncBodyOfFactory
            return ArgumentsRegistration(
                head, singletons?.emptied(),
                asynchronous: { resolver, arguments in
                    try first()
                    return try await body(resolver, arguments)
                })
        }
        let factory = factory
        return ArgumentsRegistration(head, singletons?.emptied()) { resolver, arguments in
            try first()
            return try factory(resolver, arguments)
        }
    }

    override func watched(by observers: ContainerObservers) -> Registration {
        if let body = asyncBody {
            return ArgumentsRegistration(
                head(scope), singletons,
                asynchronous: { resolver, arguments in
                    let began = dovetail_nanoseconds()
                    let service = try await body(resolver, arguments)
                    observers.tellBuilt(began)
                    return service
                })
        }
        let factory = factory
        return ArgumentsRegistration(head(scope), singletons) { resolver, arguments in
            let began = dovetail_nanoseconds()
            let service = try factory(resolver, arguments)
            if resolver.container.observer == nil { observers.tellBuilt(began) }
            return service
        }
    }

    /// The registration of the singleton for these arguments.
    func singleton(of singletons: SingletonsByArguments, for arguments: Arguments) -> PlainRegistration<Service> {
        var arguments = arguments
        let found = singletons.registration(for: &arguments) { [factory, asyncBody, arguments] token in
            var head = head(.singleton)
            head.details?.singletons = nil
            head.details?.argumentsSingleton = token
            if let asyncBody {
                let arguments = Handed(arguments)
                return PlainRegistration<Service>(
                    head, asynchronous: AsyncFactory { try await asyncBody($0, arguments.value) })
            }
            return PlainRegistration(head) { resolver in try factory(resolver, arguments) }
        }
        return trusted(found, as: PlainRegistration<Service>.self)
    }
}

/// The key of a registration.
struct RegistrationKey: Hashable, Sendable {
    let service: Any.Type
    /// The type of the tuple of its arguments.
    let arguments: Any.Type
    let name: String?

    init(_ service: Any.Type, _ arguments: Any.Type, _ name: String?) {
        self.service = service
        self.arguments = arguments
        self.name = name
    }

    static func == (one: Self, other: Self) -> Bool {
        one.service == other.service && one.arguments == other.arguments && one.name == other.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(service))
        hasher.combine(ObjectIdentifier(arguments))
        hasher.combine(name)
    }
}
