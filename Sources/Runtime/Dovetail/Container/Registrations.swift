/// The registrations of a container that is being set up.
public struct Registrations {
    /// In registration order.
    private(set) var all: [Registration] = []
    /// Those who get the events of the container.
    var observers: [ContainerObservers.Observer] = []

    /// Creates an empty list.
    package init() {}

    /// Registers a service with a factory.
    ///
    /// ```swift
    /// c.register((any LoginUseCase).self) { r in try DefaultLoginUseCase(auth: r.resolve()) }
    /// ```
    ///
    /// - Parameters:
    ///   - service: the type by which the service is resolved.
    ///   - name: a name by which it is resolved, together with its type.
    ///   - scope: how long the built value is kept.
    ///   - isOverride: whether this replaces an earlier registration. Otherwise a second one is an error.
    ///   - factory: builds the service. It may be called from any thread, and from several at once.
    ///   - completed: called when the service is built and the services that it needs can resolve it. Set properties
    ///     here if two services need each other. In scope `transient` the service cannot be resolved here.
    public mutating func register<Service>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver) throws -> Service,
        completed: (@Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(head(name, scope, isOverride, file, line, completed), factory)
    }

    /// Adds a service that takes no arguments.
    mutating func add<Service>(
        _ head: Registration.Head, _ factory: @escaping (borrowing Resolver) throws -> Service
    ) {
        add(PlainRegistration(head, factory))
    }

    mutating func add(_ registration: Registration) { all.append(registration) }

    /// Registers a service with a factory that takes arguments.
    ///
    /// ```swift
    /// c.register(Profile.self) { r, id in try Profile(id: id, api: r.resolve(API.self)) }
    /// ```
    ///
    /// The parameters are those of the function without arguments. The scope must be `transient`, or `singleton` if all
    /// arguments are `Hashable`: one service is then kept for each value of the arguments, as long as the container
    /// exists.
    public mutating func register<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service,
        completed: (@Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(head(name, scope, isOverride, file, line, completed), arguments: factory)
    }

    /// Registers a service with an initializer, whose parameters are resolved by their types.
    ///
    /// ```swift
    /// c.register((any Feed).self, DefaultFeed.init)
    /// ```
    ///
    /// For an initializer with overloads, write a closure. Parameters with default values are resolved like the others;
    /// those of an optional type may be missing.
    @available(swift, introduced: 6)
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        _ construct: @escaping @Sendable (repeat each Dependency) throws -> Service,
        completed: (@Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(head(name, scope, isOverride, file, line, completed), construct)
    }

    // Swift 5 does not infer that the name of an initializer is `@Sendable`. Both functions for initializers require it
    // there, this one and that for the main actor: the compiler prefers one that does not, and drops the isolation. The
    // order of the parameters tells each from that for Swift 6.

    /// Registers a service with an initializer, in Swift 5 mode. Otherwise the same as in Swift 6 mode.
    @available(swift, obsoleted: 6) @preconcurrency
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, _ construct: @escaping @Sendable (repeat each Dependency) throws -> Service,
        file: StaticString = #fileID, line: UInt = #line,
        completed: (@Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(head(name, scope, isOverride, file, line, completed), construct)
    }

    // Contributed and asynchronous initializers are `sending`, not `@Sendable`, as which Swift 5 does not take one without
    // a warning. So these functions take what the registration alone has, and call it from any thread.

    /// Adds a service that is built with an initializer.
    mutating func add<Service, each Dependency>(
        _ head: Registration.Head, _ construct: @escaping (repeat each Dependency) throws -> Service
    ) {
        nonisolated(unsafe) let construct = construct
        var head = head
        head.details = head.details ?? RegistrationDetails()
        head.details?.needs = needs(repeat (each Dependency).self)
        if head.details?.completion == nil {
            head.details?.asyncFactory = AsyncFactory<Service> { resolver in
                try await construct(repeat resolver.resolve((each Dependency).self))
            }
        }
        all.append(
            PlainRegistration(head) { resolver in
                try construct(repeat resolver.resolve((each Dependency).self))
            })
    }

    /// Registers another type for a service that is already registered.
    ///
    /// ```swift
    /// c.register(DiskStore.self, scope: .singleton) { _ in DiskStore() }
    /// c.alias((any Reading).self, of: DiskStore.self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - service: the other type.
    ///   - name: a name by which the other type is resolved, together with the type.
    ///   - original: the type of the registered service, and `originalName` its name.
    ///   - convert: converts one type to the other; the compiler checks that it can.
    public mutating func alias<Service, Original>(
        _ service: Service.Type, name: String? = nil, of original: Original.Type, named originalName: String? = nil,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        _ convert: @escaping @Sendable (Original) -> Service
    ) {
        var head = head(
            name, .transient, isOverride, file, line, nil as (@Sendable (borrowing Resolver, Service) throws -> Void)?)
        head.details = RegistrationDetails(
            needs: [RegistrationKey(Original.self, Void.self, originalName)], isAlias: true)
        head.details?.asyncFactory = AsyncFactory<Service> { resolver in
            convert(try await resolver.resolve(original, name: originalName))
        }
        all.append(PlainRegistration(head) { resolver in convert(try resolver.resolve(original, name: originalName)) })
    }

    /// Adds a service to those that `resolve([Service].self)` returns. It has no name and cannot be resolved alone.
    ///
    /// The parameters are those of `register`.
    public mutating func contribute<Service>(
        _ service: Service.Type, scope: RegistrationScope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (borrowing Resolver) throws -> Service
    ) {
        add(Registration.Head(name: nil, scope: scope, kind: .element, place: SourcePlace(file, line)), factory)
    }

    /// Adds a service that is built with an initializer to those that `resolve([Service].self)` returns.
    public mutating func contribute<Service, each Dependency>(
        _ service: Service.Type, scope: RegistrationScope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ construct: sending @escaping (repeat each Dependency) throws -> Service
    ) {
        add(Registration.Head(name: nil, scope: scope, kind: .element, place: SourcePlace(file, line)), construct)
    }

    func needs<each Dependency>(_ types: repeat (each Dependency).Type) -> [RegistrationKey] {
        var needs: [RegistrationKey] = []
        for type in repeat each types { needs.append(RegistrationKey(type, Void.self, nil)) }
        return needs
    }

    /// Adds the registrations of an assembly.
    public mutating func add(_ assembly: any Assembly) throws { try assembly.assemble(&self) }

    /// The registrations without those that others override.
    ///
    /// - Throws: `RegistrationError` with all mistakes, if there are any.
    package func checked() throws(RegistrationError) -> Registrations {
        var checked = self
        var problems: [RegistrationError.Problem] = []
        RegistrationTable(&checked.all, &problems).deallocate()
        if !problems.isEmpty { throw RegistrationError(problems: problems) }
        return checked
    }

    /// Adds a service that takes arguments.
    private mutating func add<Service, each Argument>(
        _ head: Registration.Head,
        arguments factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) {
        if areNone(repeat (each Argument).self), let none = (() as Any) as? (repeat each Argument) {
            all.append(PlainRegistration(head) { resolver in try factory(resolver, repeat each none) })
        } else {
            all.append(
                ArgumentsRegistration<Service, (repeat each Argument)>(
                    head, .make(head.scope, for: repeat (each Argument).self)
                ) { resolver, arguments in
                    try factory(resolver, repeat each arguments)
                })
        }
    }

    /// Whether there are no arguments, or one of type `Void`: such a service is resolved like one without arguments.
    ///
    /// The types are compared, as in a lookup: a conversion alone would take `Void` for an `Any`.
    func areNone<each Argument>(_ types: repeat (each Argument).Type) -> Bool {
        (repeat each Argument).self == Void.self
    }

    func head<Service>(
        _ name: String?, _ scope: RegistrationScope, _ isOverride: Bool, _ file: StaticString, _ line: UInt,
        _ completed: (@Sendable (borrowing Resolver, Service) throws -> Void)?
    ) -> Registration.Head {
        Registration.Head(
            name: name, scope: scope, kind: isOverride ? .override : .plain, place: SourcePlace(file, line),
            details: completed.map { RegistrationDetails(completion: Completion($0)) })
    }
}
