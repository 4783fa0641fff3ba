import DovetailAtomics

extension Container {
    /// Resolves a service by type and name, within a resolution.
    ///
    /// - Parameter isExpected: whether the type is that which the context expects.
    func resolve<Service>(
        _ service: Service.Type, _ name: String?, _ graph: UnsafeMutablePointer<GraphValues?>, isExpected: Bool = false
    ) throws(ResolutionError) -> Service {
        if observer != nil { observe(RegistrationKey(Service.self, Void.self, name), isExpected) }
        if let found = found(Service.self, name) {
            return try borrowing(found) { found throws(ResolutionError) in
                try provide(plain(found, service), self, graph)
            }
        }
        let key = RegistrationKey(Service.self, Void.self, name)
        if let (found, owner) = parent?.registration(key) { return try provide(plain(found, service), owner, graph) }
        if isExpected { try requirePart(of: key) }
        return try compose(service, name, (), key, graph)
    }

    /// Resolves a service by type, name and arguments, within a resolution.
    func resolve<Service, Arguments>(
        _ service: Service.Type, _ name: String?, arguments: Arguments, _ graph: UnsafeMutablePointer<GraphValues?>,
        isExpected: Bool = false
    ) throws(ResolutionError) -> Service {
        let key = RegistrationKey(Service.self, Arguments.self, name)
        if observer != nil { observe(key, isExpected) }
        if let found = found(key) {
            return try borrowing(found) { found throws(ResolutionError) in
                try provide(found, self, arguments, service, graph)
            }
        }
        if let (found, owner) = parent?.registration(key) {
            return try provide(found, owner, arguments, service, graph)
        }
        if isExpected { try requirePart(of: key) }
        return try compose(service, name, arguments, key, graph)
    }

    /// Provides the service of a registration for arguments, or without any if they are `Void`.
    func provide<Service, Arguments>(
        _ found: Registration, _ owner: Container, _ arguments: Arguments, _ service: Service.Type,
        _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        guard Arguments.self != Void.self else { return try provide(plain(found, service), owner, graph) }
        if found.isMain { try requireMain(found) }
        // The key contains both types, so the class is the registered one.
        let registration = trusted(found, as: ArgumentsRegistration<Service, Arguments>.self)
        if let singletons = registration.singletons {
            return try provide(registration.singleton(of: singletons, for: arguments), owner, graph)
        }
        return try build(registration, graph) { resolver in try registration.factory(resolver, arguments) }
    }

    private func plain<Service>(_ found: Registration, _ service: Service.Type) -> PlainRegistration<Service> {
        trusted(found, as: PlainRegistration<Service>.self)
    }

    /// Provides the service of a registration without arguments: a kept value or a new one.
    ///
    /// - Parameter owner: the container that has the registration.
    @inline(__always)
    func provide<Service>(
        _ registration: PlainRegistration<Service>, _ owner: Container, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        if registration.isMain { try requireMain(registration) }
        // Rare cases are in separate functions, since a generic function looks up the metadata of everything that it
        // might need.
        if registration.scope == .transient { return try build(registration, graph, registration.factory) }
        return try provideKept(registration, owner, graph)
    }

    /// Provides the service of a registration, and completes what was made for it, as a resolution of its own.
    func provideWholly<Service>(
        _ registration: PlainRegistration<Service>, _ owner: Container, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        try completing(ResolutionError.Step(registration)) { () throws(ResolutionError) in
            try provide(registration, owner, graph)
        }
    }

    /// Calls `body`, which resolves a service, and completes what was made for it.
    func completing<Service>(
        _ asked: @autoclosure () -> ResolutionError.Step, _ body: () throws(ResolutionError) -> Service
    ) throws(ResolutionError) -> Service {
        let value: Service
        do throws(ResolutionError) {
            value = try body()
        } catch {
            try CompletionQueue.finish(error, asked: asked())
            throw error
        }
        try CompletionQueue.finish(asked: asked())
        return value
    }

    @inline(never)
    private func provideKept<Service>(
        _ registration: PlainRegistration<Service>, _ owner: Container, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        if registration.scope == .graph {
            if let known = graph.pointee?.value(of: registration) { return known.value }
            let value = try build(registration, graph, registration.factory)
            let values = graphValues(graph)
            values.put(value, of: registration)
            if let completion = registration.completion {
                // Kept values that are made from now on may refer to it.
                CompletionGroup.begin()
                CompletionQueue.own.add(completion, value, registration, self, values)
            }
            return value
        }
        if let storage = registration.storage, storage.isReadyOnMain { return storage.value(Service.self) }
        if owner === self { return try buildOnce(registration, graph) }
        // In the container that has the registration, with a separate graph, so that the kept value never refers to
        // services that a child container registers.
        var apart: GraphValues?
        return try owner.buildOnce(registration, &apart)
    }

    /// Throws an error unless this code runs on the main actor, as far as that is known.
    @inline(never)
    private func requireMain(_ registration: Registration) throws(ResolutionError) {
        if dovetail_is_on_main() == 0 {
            throw ResolutionError(at: ResolutionError.Step(registration), reason: .mainActor)
        }
    }

    private func graphValues(_ graph: UnsafeMutablePointer<GraphValues?>) -> GraphValues {
        let values = graph.pointee ?? GraphValues()
        graph.pointee = values
        return values
    }

    private func buildOnce<Service>(
        _ registration: PlainRegistration<Service>, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        try take(Building.begin(registration), registration, graph)
    }

    /// Uses a kept value or builds it, whichever it is this thread's turn to do.
    func take<Service>(
        _ turn: Building.Turn, _ registration: PlainRegistration<Service>, _ graph: UnsafeMutablePointer<GraphValues?>
    ) throws(ResolutionError) -> Service {
        switch turn {
        case .busy: preconditionFailure("this thread must wait")
        case .made(let object):
            if let storage = registration.storage { return storage.value(Service.self) }
            guard let service = object as? Service else {
                preconditionFailure("\(Service.self) is cached as another type")
            }
            return service
        case .toBuild(let building):
            do throws(ResolutionError) {
                let value = try build(registration, graph, registration.factory)
                let completion = registration.completion
                try building.make(value, isComplete: completion == nil)
                if let completion {
                    CompletionQueue.own.add(completion, value, registration, self, graphValues(graph))
                }
                return value
            } catch {
                building.fail()
                throw error
            }
        }
    }

    /// Calls a factory.
    @inline(__always)
    private func build<Service>(
        _ registration: RegistrationOf<Service>, _ graph: UnsafeMutablePointer<GraphValues?>,
        _ make: (borrowing Resolver) throws -> Service
    ) throws(ResolutionError) -> Service {
        if registration.scope == .transient, registration.details != nil, let completion = registration.completion {
            return try buildAndComplete(registration, graph, make, completion)
        }
        try enter(registration)
        defer { dovetail_leave() }
        do {
            return try make(Resolver(container: self, graph: graph))
        } catch {
            throw ResolutionError.from(error)
        }
    }

    /// Calls a factory and completes the value, which cannot be resolved meanwhile.
    @inline(never)
    private func buildAndComplete<Service>(
        _ registration: RegistrationOf<Service>, _ graph: UnsafeMutablePointer<GraphValues?>,
        _ make: (borrowing Resolver) throws -> Service, _ completion: Completion<Service>
    ) throws(ResolutionError) -> Service {
        try enter(registration)
        defer { dovetail_leave() }
        do {
            let resolver = Resolver(container: self, graph: graph)
            let value = try make(resolver)
            try completion.body(resolver, value)
            return value
        } catch {
            throw ResolutionError.from(error)
        }
    }

    /// Pushes a registration onto the thread's stack, where it may occur only once.
    @inline(__always)
    func enter(_ registration: Registration) throws(ResolutionError) {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(registration).toOpaque())
        let rounds = dovetail_rounds(pointer)
        // With other arguments a service may need itself, as a folder needs its subfolders.
        if rounds > 0, rounds > (registration.takesArguments ? 255 : 0) { throw ResolutionError.cycle(registration) }
        dovetail_enter(pointer)
    }
}
