// Registrations of services that are isolated to the main actor. The parameter `on` distinguishes these functions from
// the others. It need not be written where the factory's type shows its isolation: for the initializer of a `@MainActor`
// class, and for a closure that begins with `@MainActor`.

extension Registrations {
    /// Registers a service of the main actor with a factory that runs there.
    ///
    /// ```swift
    /// c.register(FeedScreen.self, on: MainActor.self) { r in try FeedScreen(feed: r.resolve()) }
    /// ```
    ///
    /// The service, and every service that needs it, can be resolved only by a resolution that begins on the main actor:
    /// `Container.resolve(_:name:on:)`. Otherwise `ResolutionError` is thrown. The other parameters are those of the
    /// function for services of any thread.
    ///
    /// - Parameter actor: the main actor.
    public mutating func register<Service>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: MainActor.Type = MainActor.self,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (borrowing Resolver) throws -> Service,
        completed: (@MainActor @Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(mainHead(name, scope, isOverride, file, line, completed), withoutIsolation(factory))
    }

    /// Registers a service of the main actor with a factory that takes arguments.
    ///
    /// - Parameter actor: the main actor.
    public mutating func register<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: MainActor.Type = MainActor.self,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (borrowing Resolver, repeat each Argument) throws -> Service,
        completed: (@MainActor @Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(mainHead(name, scope, isOverride, file, line, completed), arguments: factory)
    }

    /// Registers a service of the main actor with an initializer, whose parameters are resolved by their types.
    ///
    /// ```swift
    /// c.register(FeedViewModel.self, FeedViewModel.init)
    /// ```
    ///
    /// - Parameter actor: the main actor.
    @available(swift, introduced: 6)
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: MainActor.Type = MainActor.self,
        file: StaticString = #fileID, line: UInt = #line,
        _ construct: sending @escaping @MainActor (repeat each Dependency) throws -> Service,
        completed: (@MainActor @Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(mainHead(name, scope, isOverride, file, line, completed), onMain: construct)
    }

    // Each function type of the main actor is `@Sendable` when this library is compiled, but the initializer of a class of
    // the main actor is not in Swift 5. The order of the parameters tells the function from that for Swift 6.

    /// Registers a service of the main actor with an initializer, in Swift 5 mode.
    ///
    /// Otherwise the same as in Swift 6 mode. Write `on: MainActor.self`: some compilers only warn without it that the
    /// isolation is lost.
    ///
    /// - Parameter actor: the main actor.
    @available(swift, obsoleted: 6) @preconcurrency
    public mutating func register<Service, each Dependency>(
        _ service: Service.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false, on actor: MainActor.Type = MainActor.self,
        _ construct: @escaping @MainActor @Sendable (repeat each Dependency) throws -> Service,
        file: StaticString = #fileID, line: UInt = #line,
        completed: (@MainActor @Sendable (borrowing Resolver, Service) throws -> Void)? = nil
    ) {
        add(mainHead(name, scope, isOverride, file, line, completed), onMain: construct)
    }

    /// Adds a service of the main actor to those that `resolve([Service].self, on: MainActor.self)` returns.
    ///
    /// - Parameter actor: the main actor.
    public mutating func contribute<Service>(
        _ service: Service.Type, scope: RegistrationScope = .transient, on actor: MainActor.Type = MainActor.self,
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (borrowing Resolver) throws -> Service
    ) {
        add(
            Registration.Head(name: nil, scope: scope, kind: .element, place: SourcePlace(file, line), isMain: true),
            withoutIsolation(factory))
    }

    /// Adds a service that is built with an initializer.
    private mutating func add<Service, each Dependency>(
        _ head: Registration.Head, onMain construct: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        var head = head
        head.details = head.details ?? RegistrationDetails()
        head.details?.needs = needs(repeat (each Dependency).self)
        add(head, withoutIsolation { resolver in try construct(repeat resolver.resolve((each Dependency).self)) })
    }

    private func mainHead<Service>(
        _ name: String?, _ scope: RegistrationScope, _ isOverride: Bool, _ file: StaticString, _ line: UInt,
        _ completed: (@MainActor @Sendable (borrowing Resolver, Service) throws -> Void)?
    ) -> Registration.Head {
        var head = head(name, scope, isOverride, file, line, completed.map { withoutIsolation($0) })
        head.isMain = true
        return head
    }

    /// Adds a service that takes arguments.
    private mutating func add<Service, each Argument>(
        _ head: Registration.Head,
        arguments factory: @escaping @MainActor @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) {
        if areNone(repeat (each Argument).self), let none = (() as Any) as? (repeat each Argument) {
            let plain: @MainActor (borrowing Resolver) throws -> Service = { resolver in
                try factory(resolver, repeat each none)
            }
            add(head, withoutIsolation(plain))
        } else {
            let packed: @MainActor (borrowing Resolver, (repeat each Argument)) throws -> Service = { resolver, all in
                try factory(resolver, repeat each all)
            }
            add(
                ArgumentsRegistration<Service, (repeat each Argument)>(
                    head, .make(head.scope, for: repeat (each Argument).self), withoutIsolation(packed)))
        }
    }
}

// The same functions, which only code on the main actor may call. A function's global actor is part of its type only:
// the function is called in the same way. `MainActor.assumeIsolated` of the standard library converts its function like
// this.

private func withoutIsolation<Result>(
    _ function: @escaping @MainActor (borrowing Resolver) throws -> Result
) -> PlainRegistration<Result>.Factory {
    unsafeBitCast(function, to: PlainRegistration<Result>.Factory.self)
}

private func withoutIsolation<Value, Result>(
    _ function: @escaping @MainActor (borrowing Resolver, Value) throws -> Result
) -> ArgumentsRegistration<Result, Value>.Factory {
    unsafeBitCast(function, to: ArgumentsRegistration<Result, Value>.Factory.self)
}

/// A completion, likewise.
private func withoutIsolation<Service>(
    _ completion: @escaping @MainActor @Sendable (borrowing Resolver, Service) throws -> Void
) -> Completion<Service>.Body {
    unsafeBitCast(completion, to: Completion<Service>.Body.self)
}
