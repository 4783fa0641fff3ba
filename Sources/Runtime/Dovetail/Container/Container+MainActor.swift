import DovetailAtomics

// Resolutions that begin on the main actor, and may therefore resolve its services. Code elsewhere calls them with
// `await`. The compiler then checks that the service may leave the main actor.

extension Container {
    /// Resolves a service by type and name, on the main actor.
    ///
    /// Services of the main actor, and those that need them, can be resolved only like this.
    ///
    /// ```swift
    /// let screen = try container.resolve(FeedScreen.self, on: MainActor.self)          // on the main actor
    /// let model = try await container.resolve(FeedModel.self, on: MainActor.self)      // elsewhere
    /// ```
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as `resolve(_:name:)`.
    /// - Complexity: as `resolve(_:name:)`.
    @MainActor
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil, on actor: MainActor.Type
    ) throws(ResolutionError) -> Service {
        if !dovetail_is_detouring(), let storage = storage(service, name), storage.isReadyOnMain {
            return storage.value(service)
        }
        return try begin(service, name)
    }

    /// Begins a resolution. Separate from `resolve`, whose fast path would otherwise pay for its stack.
    @MainActor @inline(never)
    private func begin<Service>(_ service: Service.Type, _ name: String?) throws(ResolutionError) -> Service {
        dovetail_enter_main()
        defer { dovetail_leave_main() }
        return try resolve(service, name: name)
    }

    /// Resolves a service by type, name and arguments, on the main actor.
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as `resolve(_:name:arguments:)`.
    @MainActor
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument, on actor: MainActor.Type
    ) throws(ResolutionError) -> Service {
        dovetail_enter_main()
        defer { dovetail_leave_main() }
        return try resolve(service, name: name, arguments: repeat each arguments)
    }

    /// Resolves a service by name and by the type that the context expects, on the main actor.
    ///
    /// - Parameter actor: the main actor.
    /// - Throws: as `resolve(_:name:)`.
    @MainActor
    public func resolve<Service>(name: String? = nil, on actor: MainActor.Type) throws(ResolutionError) -> Service {
        try resolve(Service.self, name: name, on: actor)
    }

    /// Checks the container as `validate(runningFactories:)` does, with the factories of the main actor.
    ///
    /// - Parameter actor: the main actor.
    @MainActor
    @discardableResult
    public func validate(
        runningFactories: Bool = false, on actor: MainActor.Type
    ) throws(ValidationError) -> [ResolutionError.Step] {
        dovetail_enter_main()
        defer { dovetail_leave_main() }
        return try validate(runningFactories: runningFactories)
    }
}
