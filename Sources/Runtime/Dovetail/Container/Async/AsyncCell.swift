import DovetailAtomics

/// The value of one registration that tasks build once and share.
///
/// The build has its own task, which is cancelled when nobody waits for it any more. At most one build runs at a time:
/// whoever asks while a cancelled one has not ended yet waits for it, and only if that fails is another one begun.
/// It runs at the priority of the most urgent task that waits for it, and so do the builds for which it waits itself.
///
/// All state is guarded by the lock of all containers.
final class AsyncCell: @unchecked Sendable {
    let registration: Registration
    /// Whether the value is built by a synchronous factory, which is on the thread's own path.
    let isSynchronous: Bool
    /// The value, a `Boxed` of the service's type.
    private var value: AnyObject?
    /// The running build.
    private var build: Build?
    /// Those who wait for the build, in the order in which they came.
    private var waiters: [AsyncWaiter] = []
    /// Those for whom the build itself waits.
    private var needs: [AsyncWaiter] = []

    init(_ registration: Registration, isSynchronous: Bool = false) {
        self.registration = registration
        self.isSynchronous = isSynchronous
    }

    /// A running build, and whether it was cancelled.
    private struct Build {
        let task: Task<Void, Never>
        var priority: TaskPriority
        var isCancelled = false
    }

    /// Builds the value.
    typealias Make = @Sendable () async throws -> Handed<AnyObject>

    /// The value, which the first caller has built.
    ///
    /// - Parameter make: builds the value, if nobody else does.
    /// - Throws: `ResolutionError` if the build fails, if it waits for something that the calling task builds, or if
    ///   the calling task is cancelled. Its path begins at what the task builds.
    func get(_ make: @escaping Make) async throws(ResolutionError) -> AnyObject {
        if let known = underLock({ value }) { return known }
        let path = AsyncPath.current
        let waiter = AsyncWaiter(from: path, to: self, at: Task.currentPriority, make)
        let result = await withTaskCancellationHandler {
            await withEscalationHandler {
                await withUnsafeContinuation { continuation in begin(waiter, continuation) }
            } onEscalation: { priority in
                self.raise(waiter, to: priority)
            }
        } onCancel: {
            cancel(waiter)
        }
        switch result {
        case .success(let value): return value.value
        case .failure(let error): throw error.after(path)
        }
    }

    private func begin(_ waiter: AsyncWaiter, _ continuation: AsyncWaiter.Continuation) {
        let answer: AsyncWaiter.Answer? = underLock {
            if let value { return .success(Handed(value)) }
            if waiter.isCancelled { return .failure(failure(.cancelled)) }
            if let from = waiter.path.cell {
                if let cycle = chain(to: from) {
                    let path = cycle.flatMap(\.path.registrations) + [from.registration]
                    return .failure(ResolutionError(path: path.map { ResolutionError.Step($0) }, reason: .cycle))
                }
                from.needs.append(waiter)
                // It may have been raised since the task said how urgent it is.
                if let build = from.build { waiter.priority = max(waiter.priority, build.priority) }
            }
            waiter.continuation = continuation
            waiters.append(waiter)
            if build == nil { start(waiter.make) } else { raise(to: waiter.priority) }
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }

    private func failure(_ reason: ResolutionError.Reason) -> ResolutionError {
        ResolutionError(path: [ResolutionError.Step(registration)], reason: reason)
    }

    /// The waits, each for the next, from this cell to `goal`; empty if it is this cell, nil if there are none.
    private func chain(to goal: AsyncCell) -> [AsyncWaiter]? {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        func search(_ cell: AsyncCell) -> [AsyncWaiter]? {
            if cell === goal { return [] }
            for need in cell.needs where seen.insert(ObjectIdentifier(need.cell)).inserted {
                if let rest = search(need.cell) { return [need] + rest }
            }
            return nil
        }
        return search(self)
    }

    // MARK: Building

    private func start(_ make: @escaping Make) {
        let priority = waiters.map(\.priority).max() ?? Task.currentPriority
        // The task takes the lock before it changes anything, so `build` is set by then.
        build = Build(
            task: Task(priority: priority) { [self] in
                do throws(ResolutionError) {
                    let made = try await AsyncPath.building(self) { try await make() }
                    end(.success(made))
                } catch {
                    end(.failure(error))
                }
            }, priority: priority)
    }

    /// Raises the priority of the running build, and of those for which it waits.
    private func raise(to priority: TaskPriority) {
        guard let running = build, running.priority < priority else { return }
        build?.priority = priority
        // A task runs at the priority of the most urgent one that awaits it.
        Task.detached(priority: priority) { await running.task.value }
        for need in needs {
            need.priority = max(need.priority, priority)
            need.cell.raise(to: priority)
        }
    }

    private func raise(_ waiter: AsyncWaiter, to priority: TaskPriority) {
        underLock {
            waiter.priority = max(waiter.priority, priority)
            if waiters.contains(where: { $0 === waiter }) { raise(to: priority) }
        }
    }

    private func end(_ result: AsyncWaiter.Answer) {
        let ended: [AsyncWaiter] = underLock {
            let wasCancelled = build?.isCancelled ?? false
            build = nil
            if case .success(let made) = result {
                value = made.value
            } else if wasCancelled, let next = waiters.first {
                start(next.make)
                return []
            }
            defer { waiters = [] }
            for waiter in waiters { waiter.path.cell?.forget(waiter) }
            return waiters
        }
        for waiter in ended { waiter.resume(result) }
    }

    private func cancel(_ waiter: AsyncWaiter) {
        var isWaiting = false
        let unwanted: Task<Void, Never>? = underLock {
            waiter.isCancelled = true
            guard let index = waiters.firstIndex(where: { $0 === waiter }) else { return nil }
            isWaiting = true
            waiters.remove(at: index)
            waiter.path.cell?.forget(waiter)
            guard waiters.isEmpty else { return nil }
            build?.isCancelled = true
            return build?.task
        }
        // Without the lock, since it cancels what the build itself waits for at once.
        unwanted?.cancel()
        if isWaiting { waiter.resume(.failure(failure(.cancelled))) }
    }

    private func forget(_ waiter: AsyncWaiter) { needs.removeAll { $0 === waiter } }
}

/// A task that waits for a cell.
final class AsyncWaiter: @unchecked Sendable {
    typealias Answer = Result<Handed<AnyObject>, ResolutionError>
    typealias Continuation = UnsafeContinuation<Answer, Never>

    /// What the task builds that needs the cell.
    let path: AsyncPath
    let cell: AsyncCell
    /// How it would build the cell's value.
    let make: AsyncCell.Make
    // Guarded by the lock.
    fileprivate var priority: TaskPriority
    fileprivate var isCancelled = false
    fileprivate var continuation: Continuation?

    init(from path: AsyncPath, to cell: AsyncCell, at priority: TaskPriority, _ make: @escaping AsyncCell.Make) {
        self.path = path
        self.cell = cell
        self.priority = priority
        self.make = make
    }

    fileprivate func resume(_ answer: Answer) { continuation?.resume(returning: answer) }
}

/// Calls `body`, and `handle` with the calling task's new priority whenever that is raised meanwhile, on the systems that
/// tell.
private func withEscalationHandler<Value>(
    _ body: () async -> Value, onEscalation handle: @escaping @Sendable (TaskPriority) -> Void
) async -> Value {
    #if compiler(>=6.2)
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return await withTaskPriorityEscalationHandler(operation: body) { _, new in handle(new) }
        }
    #endif
    return await body()
}

extension ResolutionError {
    /// The same error of a service that a task needs, with the task's path. A cycle ends where it first repeats.
    fileprivate func after(_ path: AsyncPath) -> ResolutionError {
        var steps = path.steps + self.path
        if case .cycle = reason {
            var seen: Set<String> = []
            if let end = steps.firstIndex(where: { !seen.insert($0.description).inserted }) {
                steps = Array(steps[...end])
            }
        }
        return ResolutionError(path: steps, reason: reason)
    }
}
