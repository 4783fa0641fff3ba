import DovetailAtomics

/// The completions that one thread runs when none of its factories is running any more: only then can completions
/// resolve everything they may need.
///
/// A thread that shares a group also has a queue, possibly an empty one, so that it leaves the group in the end.
final class CompletionQueue {
    private struct Step {
        let run: () throws(ResolutionError) -> Void
        /// The registrations that were being built when the service was made.
        let path: [ResolutionError.Step]
    }

    private var steps: [Step] = []

    /// The calling thread's queue, created if needed. `finish` ends it.
    static var own: CompletionQueue {
        if let known = dovetail_pending() {
            return Unmanaged<CompletionQueue>.fromOpaque(known).takeUnretainedValue()
        }
        let new = CompletionQueue()
        dovetail_set_pending(Unmanaged.passRetained(new).toOpaque())
        return new
    }

    /// Adds the completion of a service. The thread must have a group.
    func add<Service>(
        _ completion: Completion<Service>, _ value: Service, _ registration: RegistrationOf<Service>,
        _ container: Container, _ graph: GraphValues
    ) {
        // By then, the singleton for which the service was made is no longer being built.
        let isKept = container.keepsWhatIsMade
        steps.append(
            Step(
                run: { () throws(ResolutionError) in
                    guard isKept else { return try Self.complete(completion, value, registration, container, graph) }
                    try container.keeping { () throws(ResolutionError) in
                        try Self.complete(completion, value, registration, container, graph)
                    }
                }, path: ResolutionError.ownPath))
    }

    private static func complete<Service>(
        _ completion: Completion<Service>, _ value: Service, _ registration: RegistrationOf<Service>,
        _ container: Container, _ graph: GraphValues
    ) throws(ResolutionError) {
        var graph: GraphValues? = graph
        try container.enter(registration)
        container.observer?.setCompleting(true)
        defer {
            container.observer?.setCompleting(false)
            dovetail_leave()
        }
        do {
            try completion.body(Resolver(container: container, graph: &graph), value)
        } catch {
            throw ResolutionError.from(error)
        }
    }

    /// Completes and publishes the values that the calling thread built, unless one of its factories is running.
    ///
    /// - Parameters:
    ///   - failure: why the resolution failed, if it did. Then nothing is completed, and the values are dropped.
    ///   - asked: the service that was resolved.
    /// - Throws: `ResolutionError`, the first one of a completion of this thread or of a thread that shares its group.
    @inline(never)
    static func finish(
        _ failure: ResolutionError? = nil, asked: @autoclosure () -> ResolutionError.Step
    ) throws(ResolutionError) {
        guard dovetail_depth() == 0, let known = dovetail_pending() else { return }
        let queue = Unmanaged<CompletionQueue>.fromOpaque(known).takeUnretainedValue()
        var failure = failure
        var next = 0
        // Completions may add steps.
        while failure == nil, next < queue.steps.count {
            do throws(ResolutionError) {
                try queue.steps[next].run()
                next += 1
            } catch {
                // Both begin with the services that the task is building.
                let rest = error.path.dropFirst(AsyncPath.current.registrations.count)
                failure = ResolutionError(path: queue.steps[next].path + rest, reason: error.reason)
            }
        }
        let isWhole = next == queue.steps.count
        // Dropped values may resolve services in their `deinit`, which then starts a new queue.
        dovetail_set_pending(nil)
        defer { Unmanaged<CompletionQueue>.fromOpaque(known).release() }
        do throws(ResolutionError) {
            try CompletionGroup.end(failure, isWhole: isWhole)
        } catch {
            throw ResolutionError(path: [asked()] + error.path, reason: error.reason)
        }
        if let failure { throw failure }
    }
}
