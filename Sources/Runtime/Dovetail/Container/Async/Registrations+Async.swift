// Registrations of services that are built asynchronously. The factory's type distinguishes these functions from the
// others: a closure is asynchronous if it contains `await`, and an initializer if it is declared `async`. What also
// fits a synchronous function is registered with that.

extension Registrations {
    /// Registers a service with an asynchronous factory.
    ///
    /// ```swift
    /// c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve(Settings.self)) }
    /// ```
    ///
    /// The service, and every service that needs it, can be resolved only with `Container.resolve(async:)`. Otherwise
    /// `ResolutionError` is thrown. The scope may not be `weak`. The other parameters are those of the function for
    /// synchronous factories.
    ///
    /// - Parameter factory: builds the service. It may run in any task, and in several at once. For a kept service, this
    ///   is a task of its own, which is cancelled when no task waits for the service any more. It may be isolated to an
    ///   actor: begin it with `@MainActor`.
    @_disfavoredOverload
    public mutating func register<Service>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver) async throws -> Service
    ) {
        add(PlainRegistration(asyncHead(name, scope, isOverride, file, line), asynchronous: AsyncFactory(factory)))
    }

    /// Registers a service with an asynchronous factory that takes arguments.
    ///
    /// ```swift
    /// c.register(Session.self) { (r: AsyncResolver, user: String) in try await Session.open(user, r.resolve()) }
    /// ```
    ///
    /// It is resolved with `Container.resolve(async:name:arguments:)`. The scope must be `transient`, or `singleton` if
    /// all arguments are `Hashable`: one service is then kept for each value of the arguments, as long as the container
    /// exists. Write the type of the closure's first parameter.
    ///
    /// - Parameter factory: as for the function without arguments. The arguments must be `Sendable`, since it may run
    ///   in another task than the one that passes them.
    @_disfavoredOverload
    public mutating func register<Service, each Argument: Sendable>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver, repeat each Argument) async throws -> Service
    ) {
        add(asyncHead(name, scope, isOverride, file, line), asynchronousWithArguments: factory)
    }

    /// Registers a service with an asynchronous initializer, whose parameters are resolved by their types.
    ///
    /// ```swift
    /// c.register(Database.self, scope: .singleton, Database.init)
    /// ```
    @_disfavoredOverload
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        _ construct: sending @escaping (repeat each Dependency) async throws -> Service
    ) {
        add(asyncHead(name, scope, isOverride, file, line), asynchronous: construct)
    }

    /// Adds a service with an asynchronous factory to those that `resolve(async: [Service].self)` returns.
    @_disfavoredOverload
    public mutating func contribute<Service>(
        _ service: Service.Type, scope: RegistrationScope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (AsyncResolver) async throws -> Service
    ) {
        let head = Registration.Head(name: nil, scope: scope, kind: .element, place: SourcePlace(file, line))
        add(PlainRegistration(head, asynchronous: AsyncFactory(factory)))
    }

    /// Adds a service with an asynchronous initializer to those that `resolve(async: [Service].self)` returns.
    @_disfavoredOverload
    public mutating func contribute<Service, each Dependency>(
        _ service: Service.Type, scope: RegistrationScope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ construct: sending @escaping (repeat each Dependency) async throws -> Service
    ) {
        let head = Registration.Head(name: nil, scope: scope, kind: .element, place: SourcePlace(file, line))
        add(head, asynchronous: construct)
    }

    func asyncHead(
        _ name: String?, _ scope: RegistrationScope, _ isOverride: Bool, _ file: StaticString, _ line: UInt
    ) -> Registration.Head {
        Registration.Head(
            name: name, scope: scope, kind: isOverride ? .override : .plain, place: SourcePlace(file, line))
    }

    /// Adds a service that takes arguments.
    private mutating func add<Service, each Argument>(
        _ head: Registration.Head,
        asynchronousWithArguments factory:
            @escaping @Sendable (AsyncResolver, repeat each Argument) async throws -> Service
    ) {
        if areNone(repeat (each Argument).self), let none = (() as Any) as? (repeat each Argument) {
            let none = Handed(none)
            add(
                PlainRegistration(
                    head, asynchronous: AsyncFactory { try await factory($0, repeat each none.value) }))
        } else {
            add(
                ArgumentsRegistration<Service, (repeat each Argument)>(
                    head, .make(head.scope, for: repeat (each Argument).self),
                    asynchronous: { resolver, all in
                        try await factory(resolver, repeat each all)
                    }))
        }
    }

    /// Adds a service that is built with an asynchronous initializer.
    mutating func add<Service, each Dependency>(
        _ head: Registration.Head,
        asynchronous construct: @escaping (repeat each Dependency) async throws -> Service
    ) {
        nonisolated(unsafe) let construct = construct
        var head = head
        head.details = RegistrationDetails(needs: needs(repeat (each Dependency).self))
        add(
            PlainRegistration(
                head,
                asynchronous: AsyncFactory { resolver in
                    try await construct(repeat resolver.resolve((each Dependency).self))
                }))
    }
}
