// Synchronous services in an asynchronous resolution. The threads of tasks are few, so a task that waits for another
// thread's build must not block one.

extension Container {
    /// Provides the service of a registration with a synchronous factory, without blocking a thread to wait for it.
    ///
    /// - Parameter owner: the container that has the registration.
    func provideSynchronously<Service>(
        _ registration: PlainRegistration<Service>, _ owner: Container, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> {
        guard registration.isKept, !registration.isMain, !(registration.storage?.isReady ?? false) else {
            return try await resolution.provide { graph throws(ResolutionError) in
                Handed(try self.provideWholly(registration, owner, graph))
            }
        }
        // As for asynchronous singletons, in the container that has the registration.
        let resolution = owner === self ? resolution : AsyncResolution()
        if registration.scope == .weak { return try await owner.buildInTurn(registration, resolution) }
        let cell = owner.asyncCells.cell(of: registration, isSynchronous: true)
        let value = try await cell.get {
            Handed<AnyObject>(Boxed(try await owner.buildInTurn(registration, resolution).value))
        }
        return Handed(trusted(value, as: Boxed<Service>.self).value)
    }

    /// Builds a kept service, or waits for the thread that builds it, as often as it takes.
    private func buildInTurn<Service>(
        _ registration: PlainRegistration<Service>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Service> {
        while true {
            let attempt = try await resolution.provide { graph throws(ResolutionError) in
                let turn = try Building.begin(registration, mayWait: false)
                if case .busy(let other) = turn { return Handed(Attempt<Service>.busy(other)) }
                return try self.completing(ResolutionError.Step(registration)) { () throws(ResolutionError) in
                    Handed(Attempt.made(try self.take(turn, registration, graph)))
                }
            }
            switch attempt.value {
            case .made(let service): return Handed(service)
            case .busy(let other): await other.ended()
            }
        }
    }
}

/// What came of a task's attempt to build a service.
private enum Attempt<Service> {
    case made(Service)
    /// Another thread is building it.
    case busy(Building)
}
