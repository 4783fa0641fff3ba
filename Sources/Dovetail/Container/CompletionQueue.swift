import DovetailAtomics

/// What one thread built and has to complete once none of its factories runs any more: only then
/// everything that a completion may ask for can be found.
final class CompletionQueue {
    private struct Step {
        let run: () throws(ResolutionError) -> Void
        let building: Building?
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

    func add<Service>(
        _ completion: Completion<Service>, _ value: Service, _ registration: RegistrationOf<Service>,
        _ container: Container, _ graph: GraphValues?, _ building: Building?
    ) {
        steps.append(
            Step(
                run: { () throws(ResolutionError) in
                    var graph = graph
                    try container.enter(registration)
                    defer { dovetail_leave() }
                    do {
                        try completion.body(Resolver(container: container, graph: &graph), value)
                    } catch {
                        throw ResolutionError.from(error)
                    }
                }, building: building, path: ResolutionError.ownPath))
    }

    /// Completes what the calling thread built, unless one of its factories runs.
    ///
    /// - Parameter failure: why the resolution failed, if it did: then nothing is completed or kept.
    /// - Throws: `ResolutionError`, the first of a completion. Nothing of what is not completed is kept.
    @inline(never)
    static func finish(_ failure: ResolutionError? = nil) throws(ResolutionError) {
        guard dovetail_depth() == 0, let known = dovetail_pending() else { return }
        let queue = Unmanaged<CompletionQueue>.fromOpaque(known).takeUnretainedValue()
        defer {
            dovetail_set_pending(nil)
            Unmanaged<CompletionQueue>.fromOpaque(known).release()
        }
        var failure = failure
        var next = 0
        // Completions may add steps.
        while failure == nil, next < queue.steps.count {
            do throws(ResolutionError) {
                try queue.steps[next].run()
            } catch {
                failure = ResolutionError(path: queue.steps[next].path + error.path, reason: error.reason)
            }
            next += 1
        }
        let buildings = queue.steps.compactMap(\.building)
        if failure == nil {
            for building in buildings where failure == nil {
                do throws(ResolutionError) { try building.finish() } catch { failure = error }
            }
        }
        if let failure {
            for building in buildings { building.fail(failure) }
            throw failure
        }
        for building in buildings { try building.settle() }
    }
}
