import Dovetail
import Testing

/// How tasks share what is built asynchronously: waiting, cancellation and failure.
@Suite(limited(toMinutes: 2)) struct AsyncSharingTests {
    @Test func tasksWaitForOneBuild() async throws {
        let gate = Gate()
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add(1)
                await gate.pass()
                return Service()
            }
        }
        let asking = (0..<50).map { _ in Task { try await container.resolve(async: Service.self) } }
        await gate.whenReached()
        await gate.open()
        var seen: Set<ObjectIdentifier> = []
        for task in asking { seen.insert(ObjectIdentifier(try await task.value)) }
        #expect(seen.count == 1 && built.value == 1)
    }

    @Test func aCancelledTaskLeavesTheOthers() async throws {
        let gate = Gate()
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add(1)
                await gate.pass()
                try Task.checkCancellation()
                return Service()
            }
        }
        let leaving = Task { try await container.resolve(async: Service.self) }
        await gate.whenReached()
        let staying = Task { try await container.resolve(async: Service.self) }
        try await untilWaiting()
        leaving.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await leaving.value }
        guard case .cancelled? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
        await gate.open()
        #expect(try await staying.value === container.resolve(async: Service.self))
        #expect(built.value == 1)
    }

    @Test func theBuildIsCancelledWhenNobodyWaits() async throws {
        let gate = Gate()
        let wasCancelled = Guarded(false)
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add(1)
                await gate.pass()
                wasCancelled.change { $0 = Task.isCancelled }
                try Task.checkCancellation()
                return Service()
            }
        }
        let asking = (0..<3).map { _ in Task { try await container.resolve(async: Service.self) } }
        await gate.whenReached()
        try await untilWaiting()
        for task in asking { task.cancel() }
        for task in asking { await #expect(throws: ResolutionError.self) { try await task.value } }
        // The cancelled build still runs. Who asks now gets another one, after it.
        let late = Task { try await container.resolve(async: Service.self) }
        try await untilWaiting()
        #expect(built.value == 1)
        await gate.open()
        _ = try await late.value
        #expect(wasCancelled.value == false && built.value == 2)
    }

    @Test func aCancelledBuildThatSucceedsIsUsed() async throws {
        let gate = Gate()
        let built = Counter()
        let sawCancellation = Guarded(false)
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add(1)
                await gate.pass()
                sawCancellation.change { $0 = Task.isCancelled }
                return Service()
            }
        }
        let asking = Task { try await container.resolve(async: Service.self) }
        await gate.whenReached()
        asking.cancel()
        await #expect(throws: ResolutionError.self) { try await asking.value }
        await gate.open()
        _ = try await container.resolve(async: Service.self)
        #expect(sawCancellation.value && built.value == 1)
    }

    @Test func cancellationReachesWhatTheBuildWaitsFor() async throws {
        let gate = Gate()
        let wasCancelled = Guarded(false)
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                await gate.pass()
                wasCancelled.change { $0 = Task.isCancelled }
                return Service()
            }
            c.register(Holder.self, scope: .singleton) { r in try await Holder(service: r.resolve()) }
        }
        let asking = Task { try await container.resolve(async: Holder.self) }
        await gate.whenReached()
        asking.cancel()
        await #expect(throws: ResolutionError.self) { try await asking.value }
        for _ in 0..<100 { await Task.yield() }
        try await Task.sleep(nanoseconds: 20_000_000)
        await gate.open()
        for _ in 0..<1_000 where !wasCancelled.value { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(wasCancelled.value)
    }

    @Test func aCancelledTaskDoesNotAsk() async throws {
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add(1)
                await Task.yield()
                return Service()
            }
        }
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await container.resolve(async: Service.self)
        }
        task.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await task.value }
        guard case .cancelled? = error?.reason else { return #expect(Bool(false)) }
        #expect(built.value == 0)
    }

    @Test func aTransientServicesCancellationIsItsTasks() async throws {
        let gate = Gate()
        let container = try Container { c in
            c.register(Service.self) { _ in
                await gate.pass()
                try Task.checkCancellation()
                return Service()
            }
        }
        let task = Task { try await container.resolve(async: Service.self) }
        await gate.whenReached()
        task.cancel()
        await gate.open()
        let error = await #expect(throws: ResolutionError.self) { try await task.value }
        guard case .cancelled? = error?.reason else { return #expect(Bool(false)) }
    }

    @Test func everyWaitingTaskGetsTheErrorWithItsOwnPath() async throws {
        let gate = Gate()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                await gate.pass()
                throw Refusal()
            }
            c.register(Holder.self) { r in try await Holder(service: r.resolve()) }
        }
        let plain = Task { try await container.resolve(async: Service.self) }
        await gate.whenReached()
        let holder = Task { try await container.resolve(async: Holder.self) }
        try await untilWaiting()
        await gate.open()
        let one = await #expect(throws: ResolutionError.self) { try await plain.value }
        #expect(one?.path.map { step in "\(step.service)" } == ["Service"])
        let two = await #expect(throws: ResolutionError.self) { try await holder.value }
        #expect(two?.path.map { step in "\(step.service)" } == ["Holder", "Service"])
    }

    @Test func tasksThatBuildWhatTheOtherNeedsDoNotHang() async throws {
        let first = Gate()
        let second = Gate()
        let container = try Container { c in
            c.register(Service.self, name: "1", scope: .singleton) { r in
                await first.pass()
                return try await r.resolve(Service.self, name: "between 1")
            }
            c.register(Service.self, name: "between 1") { r in try await r.resolve(Service.self, name: "2") }
            c.register(Service.self, name: "2", scope: .singleton) { r in
                await second.pass()
                return try await r.resolve(Service.self, name: "1")
            }
        }
        let one = Task { try await container.resolve(async: Service.self, name: "1") }
        let two = Task { try await container.resolve(async: Service.self, name: "2") }
        await first.whenReached()
        await second.whenReached()
        await first.open()
        await second.open()
        for (task, names) in [(one, ["1", "between 1", "2", "1"]), (two, ["2", "1", "between 1", "2"])] {
            let error = await #expect(throws: ResolutionError.self) { try await task.value }
            guard case .cycle? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
            #expect(error?.path.map(\.name) == names)
        }
    }

    /// Lets other tasks run until they wait for something.
    private func untilWaiting() async throws { try await Task.sleep(nanoseconds: 30_000_000) }
}

private final class Service: Sendable {}

private final class Holder: Sendable {
    let service: Service
    init(service: Service) { self.service = service }
}

/// Holds tasks until it is opened.
private actor Gate {
    private var isOpen = false
    private var isReached = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        isReached = true
        for continuation in watching { continuation.resume() }
        watching = []
        if !isOpen { await withCheckedContinuation { held.append($0) } }
    }

    func whenReached() async { if !isReached { await withCheckedContinuation { watching.append($0) } } }

    func open() {
        isOpen = true
        for continuation in held { continuation.resume() }
        held = []
    }
}
