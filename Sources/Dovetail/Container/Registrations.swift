/// The registrations of a container that is being set up.
public struct Registrations {
    private(set) var all: [RegistrationKey: Registration] = [:]
    private(set) var problems: [RegistrationError.Problem] = []

    /// Registers a service by a factory, which may take arguments.
    ///
    /// ```swift
    /// c.register(Profile.self) { r, id in try Profile(id: id, api: r.resolve(API.self)) }
    /// ```
    ///
    /// - Parameters:
    ///   - service: the type that the service is asked for by.
    ///   - name: a name that it is asked for by too.
    ///   - scope: how long what was built is kept. What takes arguments cannot be a singleton.
    ///   - isOverride: whether this takes the place of an earlier registration. Otherwise a second one
    ///     is an error.
    ///   - factory: builds the service. It may be called from any thread, and several at once.
    public mutating func register<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) {
        let key = RegistrationKey(service, (repeat each Argument).self, name)
        add(
            RegistrationOf<Service, (repeat each Argument)>(key, scope, SourcePlace(file, line), isOverride) {
                resolver, arguments in try factory(resolver, repeat each arguments)
            },
            takesArguments: key.arguments != ObjectIdentifier(Void.self))
    }

    /// Registers a service by an initialiser, whose parameters are resolved by their types.
    ///
    /// ```swift
    /// c.register(Feed.self, DefaultFeed.init)
    /// ```
    ///
    /// An initialiser that has overloads needs a closure. Parameters with default values are
    /// resolved like the others.
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        _ construct: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        let key = RegistrationKey(service, Void.self, name)
        add(
            RegistrationOf<Service, Void>(key, scope, SourcePlace(file, line), isOverride) { resolver, _ in
                try construct(repeat resolver.resolve((each Dependency).self))
            },
            takesArguments: false)
    }

    private mutating func add(_ registration: Registration, takesArguments: Bool) {
        let step = ResolutionError.Step(registration)
        if takesArguments, registration.scope == .singleton { problems.append(.singletonWithArguments(step)) }
        let earlier = all[registration.key].map { ResolutionError.Step($0) }
        switch (earlier, registration.isOverride) {
        case (let earlier?, false): problems.append(.duplicate(step, earlier))
        case (nil, true): problems.append(.overridesNothing(step))
        default: all[registration.key] = registration
        }
    }
}

/// What is wrong with the registrations of a container.
public struct RegistrationError: Error, Sendable, CustomStringConvertible {
    /// One mistake.
    public enum Problem: Sendable, CustomStringConvertible {
        /// The service was registered before, and the second registration is not marked as an override.
        case duplicate(ResolutionError.Step, ResolutionError.Step)
        /// It is marked as an override, and nothing was registered before.
        case overridesNothing(ResolutionError.Step)
        /// Its factory takes arguments, which would count for the first resolution only.
        case singletonWithArguments(ResolutionError.Step)

        /// The mistake and its mend, in one line.
        public var description: String {
            switch self {
            case .duplicate(let step, let earlier):
                return "\(step): is registered already, at \(earlier.place.map(\.description) ?? "?"); "
                    + "if that is meant, register it with override: true"
            case .overridesNothing(let step):
                return "\(step): overrides nothing; leave override: true out, or register it after what it overrides"
            case .singletonWithArguments(let step):
                return "\(step): takes arguments and is a singleton, so only the first arguments would count"
            }
        }
    }

    /// All mistakes, in the order of the registrations.
    public let problems: [Problem]

    /// All mistakes, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
