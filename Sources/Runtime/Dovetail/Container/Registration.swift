import DovetailAtomics

/// What a container knows about one service, without its type.
class Registration: @unchecked Sendable {
    // Unchecked: all of it is constant but the memory that `storage` points at, which is
    // written once, by the builder that `Building` names, before its flag is raised.
    let service: Any.Type
    /// The type of the tuple of its arguments.
    let arguments: Any.Type
    let name: String?
    let place: SourcePlace
    let scope: RegistrationScope
    let kind: Kind
    /// Where the singleton is; nil in other scopes.
    let storage: SingletonStorage?
    /// What is there in scope `weak`; nil in other scopes.
    let weakReference: WeakReference?
    /// What few registrations have.
    let details: Boxed<RegistrationDetails>?

    enum Kind: UInt8 {
        /// Found by its type, name and arguments.
        case plain
        /// The same, and takes the place of an earlier one.
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
        details = head.details.map { Boxed($0) }
        self.storage = storage
        weakReference = head.scope == .weak ? WeakReference() : nil
    }

    /// What a registration says beside its types and its factory.
    struct Head {
        var name: String?
        var scope: RegistrationScope
        var kind: Kind
        var place: SourcePlace
        var details: RegistrationDetails?
    }

    final func head(_ scope: RegistrationScope) -> Head {
        Head(name: name, scope: scope, kind: kind, place: place, details: details?.value)
    }

    final var singletons: SingletonsByArguments? { details?.value.singletons }

    final var key: RegistrationKey { RegistrationKey(service, arguments, name) }

    /// Whether its scope suits it.
    var canBeKept: Bool { true }

    /// Whether its factory takes arguments.
    final var takesArguments: Bool { arguments != Void.self }

    /// The same registration, kept as long as `scope` says, whose factory calls `first` before all else.
    func copy(scope: RegistrationScope, _ first: @escaping @Sendable () throws -> Void) -> Registration {
        preconditionFailure("abstract")
    }

    /// Takes a singleton away that was put and not published.
    func takeSingleton() {}

    /// Builds the service without arguments and drops it.
    func probe(in container: Container) throws(ResolutionError) {}
}

/// An object, as long as somebody else keeps it; guarded by the lock of `Building`.
final class WeakReference {
    weak var object: AnyObject?
}

/// What few registrations have.
struct RegistrationDetails {
    /// What its factory resolves, where that is known without running it.
    var needs: [RegistrationKey]?
    /// Whether it is another name for a service.
    var isAlias = false
    /// A `Completion` for the service's type.
    var completion: AnyObject?
    /// What is kept for arguments that can be told apart.
    var singletons: SingletonsByArguments?
}

/// What is to be done once a service is there and can be found.
final class Completion<Service>: Sendable {
    let body: @Sendable (borrowing Resolver, Service) throws -> Void

    init(_ body: @escaping @Sendable (borrowing Resolver, Service) throws -> Void) { self.body = body }
}

/// What a container knows about one service.
class RegistrationOf<Service>: Registration, @unchecked Sendable {
    init(_ head: Head, _ arguments: Any.Type) {
        super.init(
            head, Service.self, arguments,
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

    init(_ head: Head, _ factory: @escaping Factory) {
        self.factory = factory
        super.init(head, Void.self)
    }

    override func copy(scope: RegistrationScope, _ first: @escaping @Sendable () throws -> Void) -> Registration {
        let factory = factory
        return PlainRegistration(head(scope)) { resolver in
            try first()
            return try factory(resolver)
        }
    }

    override func probe(in container: Container) throws(ResolutionError) {
        var graph: GraphValues?
        do throws(ResolutionError) {
            _ = try container.provide(self, container, &graph)
        } catch {
            try CompletionQueue.finish(error, asked: ResolutionError.Step(self))
            throw error
        }
        try CompletionQueue.finish(asked: ResolutionError.Step(self))
    }
}

/// A registration whose factory takes arguments.
final class ArgumentsRegistration<Service, Arguments>: RegistrationOf<Service>, @unchecked Sendable {
    typealias Factory = (borrowing Resolver, Arguments) throws -> Service

    let factory: Factory

    /// - Parameter singletons: what keeps the services, where the arguments can be told apart.
    init(_ head: Head, _ singletons: SingletonsByArguments?, _ factory: @escaping Factory) {
        self.factory = factory
        var head = head
        if singletons != nil || head.details != nil {
            var details = head.details ?? RegistrationDetails()
            details.singletons = head.scope == .singleton ? singletons : nil
            head.details = details
        }
        super.init(head, Arguments.self)
    }

    override var canBeKept: Bool { scope == .transient || singletons != nil }

    override func copy(scope: RegistrationScope, _ first: @escaping @Sendable () throws -> Void) -> Registration {
        let factory = factory
        return ArgumentsRegistration(head(scope), singletons?.emptied()) { resolver, arguments in
            try first()
            return try factory(resolver, arguments)
        }
    }

    /// The registration of the singleton for some arguments.
    func singleton(of singletons: SingletonsByArguments, for arguments: Arguments) -> PlainRegistration<Service> {
        var arguments = arguments
        let found = singletons.registration(for: &arguments) { [factory, arguments] in
            var head = head(.singleton)
            head.details?.singletons = nil
            return PlainRegistration(head) { resolver in try factory(resolver, arguments) }
        }
        return trusted(found, as: PlainRegistration<Service>.self)
    }
}

/// What a registration is found by.
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
