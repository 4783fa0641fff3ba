import DovetailAtomics

/// What one thread built and has to complete once none of its factories runs any more: only then
/// everything that a completion may ask for can be found.
///
/// A thread that shares a group has a queue too, though it may be empty, so that its part in the group ends.
final class CompletionQueue {
    private struct Step {
        let run: () throws(ResolutionError) -> Void
        /// What was being built when the service was made.
        let path: [ResolutionError.Step]
    }

    private var steps: [Step] = []

    /// The calling thread's queue. It ends with `finish`.
    static var own: CompletionQueue {
        if let known = dovetail_pending() {
            return Unmanaged<CompletionQueue>.fromOpaque(known).takeUnretainedValue()
        }
        let new = CompletionQueue()
        dovetail_set_pending(Unmanaged.passRetained(new).toOpaque())
        return new
    }

    /// Adds what completes a service. The thread has a group by then.
    func add<Service>(
        _ completion: Completion<Service>, _ value: Service, _ registration: RegistrationOf<Service>,
        _ container: Container, _ graph: GraphValues
    ) {
        steps.append(
            Step(
                run: { () throws(ResolutionError) in
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
                }, path: ResolutionError.ownPath))
    }

    /// Completes what the calling thread built, unless one of its factories runs, and publishes it.
    ///
    /// - Parameters:
    ///   - failure: why the resolution failed, if it did: then nothing is completed, and what would have been is dropped.
    ///   - asked: what the resolution was for.
    /// - Throws: `ResolutionError`, the first of a completion, of this thread or of one that shares its group.
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
                failure = ResolutionError(path: queue.steps[next].path + error.path, reason: error.reason)
            }
        }
        let isWhole = next == queue.steps.count
        // What is dropped may resolve in its `deinit`, and starts anew then.
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
