/// Services by type and name, for wiring that is decided at run time.
///
/// ```swift
/// let container = try Container { c in
///     c.register(AuthRepository.self, scope: .singleton) { _ in FirebaseAuthRepository() }
///     c.register(LoginUseCase.self) { r in try DefaultLoginUseCase(auth: r.resolve(AuthRepository.self)) }
/// }
/// let login = try container.resolve(LoginUseCase.self)
/// ```
///
/// Registrations do not change once the container is there, so that finding one takes no lock. All
/// of its functions may be called from any thread.
public final class Container: Sendable {
    private let parent: Container?
    private let plain: TypeTable
    /// Keeps what is in `plain` alive.
    private let plainOnes: [Registration]
    private let other: [RegistrationKey: Registration]

    /// A container with the services that `register` registers.
    ///
    /// - Parameters:
    ///   - parent: where services are looked for that this container does not have.
    ///   - register: registers the services; runs once, before this returns.
    /// - Throws: `RegistrationError` with all mistakes among the registrations, or what `register` throws.
    public init(parent: Container? = nil, _ register: (inout Registrations) throws -> Void) throws {
        var registrations = Registrations()
        try register(&registrations)
        if !registrations.problems.isEmpty { throw RegistrationError(problems: registrations.problems) }
        let void = ObjectIdentifier(Void.self)
        self.parent = parent
        var plain: [ObjectIdentifier: Registration] = [:]
        var other = registrations.all
        for (key, registration) in registrations.all {
            guard key.name == nil, key.arguments == void else { continue }
            plain[key.service] = registration
            other[key] = nil
        }
        self.plain = TypeTable(plain)
        plainOnes = Array(plain.values)
        self.other = other
    }

    deinit { plain.deallocate() }

    /// The service of a type and a name.
    ///
    /// - Throws: `ResolutionError` where it, or something that it needs, is not registered, needs itself,
    ///   or throws while it is built.
    /// - Complexity: one search in a dictionary, beside what factories do. A singleton that is
    ///   there already costs no lock and no allocation.
    public func resolve<Service>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        // The registration's class is not asked for: that would be a search for its metadata.
        if name == nil {
            if let found = plain.singleton(ObjectIdentifier(service)) {
                return found.assumingMemoryBound(to: service).pointee
            }
        } else if let found = other[RegistrationKey(service, Void.self, name)], found.isReady {
            return found.memory.assumingMemoryBound(to: service).pointee
        }
        var graph: GraphValues?
        return try resolve(service, (), name, nil, &graph)
    }

    /// The service of a type and a name for some arguments, whose types have to be those of its factory.
    ///
    /// - Throws: as `resolve(_:name:)`.
    public func resolve<Service, each Argument>(
        _ service: Service.Type = Service.self, name: String? = nil, arguments: repeat each Argument
    ) throws(ResolutionError) -> Service {
        var graph: GraphValues?
        return try resolve(service, (repeat each arguments), name, nil, &graph)
    }

    // MARK: Looking up

    /// The registration in this container or the nearest one above it, and the one that has it.
    func registration(_ key: RegistrationKey) -> (Registration, Container)? {
        let isPlain = key.name == nil && key.arguments == ObjectIdentifier(Void.self)
        var next: Container? = self
        while let container = next {
            if let found = isPlain ? container.plain[key.service] : container.other[key] { return (found, container) }
            next = container.parent
        }
        return nil
    }

    // A key holds the types of the service and of its arguments, so the class is the one asked for.
    private func typed<Service, Arguments>(
        _ registration: Registration, _ service: Service.Type, _ arguments: Arguments.Type
    ) -> RegistrationOf<Service, Arguments> {
        trusted(registration, as: RegistrationOf<Service, Arguments>.self)
    }

    private func near(_ key: RegistrationKey) -> [ResolutionError.Step] {
        var found: [Registration] = []
        var next: Container? = self
        while let container = next {
            if let plain = container.plain[key.service] { found.append(plain) }
            found += container.other.values.filter { $0.key.service == key.service }
            next = container.parent
        }
        return found.map { ResolutionError.Step($0) }.sorted { $0.description < $1.description }
    }

    // MARK: Building

    func resolve<Service, Arguments>(
        _ service: Service.Type, _ arguments: Arguments, _ name: String?,
        _ above: UnsafePointer<ResolutionFrame>?, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        let key = RegistrationKey(service, Arguments.self, name)
        guard let (found, owner) = registration(key) else {
            let missing = ResolutionError.Step(service: service, name: name, place: nil)
            throw ResolutionError(path: path(above) + [missing], reason: .notRegistered(near: near(key)))
        }
        let registration = typed(found, service, Arguments.self)
        switch registration.scope {
        case .transient: return try build(registration, arguments, above, graph)
        case .graph:
            let identity = ObjectIdentifier(registration)
            if let known = graph.pointee?.values[identity] as? Service { return known }
            let value = try build(registration, arguments, above, graph)
            let values = graph.pointee ?? GraphValues()
            values.values[identity] = value
            graph.pointee = values
            return value
        case .singleton:
            // In the container that has it, so that it never keeps what a container below registers.
            try owner.buildOnce(registration, arguments, above, graph)
            return registration.memory.assumingMemoryBound(to: service).pointee
        }
    }

    private func buildOnce<Service, Arguments>(
        _ registration: RegistrationOf<Service, Arguments>, _ arguments: Arguments,
        _ above: UnsafePointer<ResolutionFrame>?, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) {
        guard !registration.isReady else { return }
        let whole = { self.path(above) + [ResolutionError.Step(registration)] }
        guard try Building.begin(registration, whole) else { return }
        do {
            registration.memory.initializeMemory(
                as: Service.self, to: try build(registration, arguments, above, graph))
            Building.end(registration, isReady: true)
        } catch {
            Building.end(registration, isReady: false)
            throw error
        }
    }

    private func build<Service, Arguments>(
        _ registration: RegistrationOf<Service, Arguments>, _ arguments: Arguments,
        _ above: UnsafePointer<ResolutionFrame>?, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        var rounds = 0
        var next = above
        while let frame = next {
            if frame.pointee.registration === registration { rounds += 1 }
            next = frame.pointee.above
        }
        // With other arguments, a service may need itself, as a folder needs its folders.
        if rounds > (Arguments.self == Void.self ? 0 : 255) {
            throw ResolutionError(path: path(above) + [ResolutionError.Step(registration)], reason: .cycle)
        }
        var frame = ResolutionFrame(registration: registration, above: above)
        do {
            return try withUnsafePointer(to: &frame) { frame in
                try registration.factory(Resolver(container: self, frame: frame, graph: graph), arguments)
            }
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(path: path(above) + [ResolutionError.Step(registration)], reason: .factory(error))
        }
    }

    private func path(_ frame: UnsafePointer<ResolutionFrame>?) -> [ResolutionError.Step] {
        var steps: [ResolutionError.Step] = []
        var next = frame
        while let frame = next {
            steps.append(ResolutionError.Step(frame.pointee.registration))
            next = frame.pointee.above
        }
        return steps.reversed()
    }
}
