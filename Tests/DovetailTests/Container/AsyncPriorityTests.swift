import Dovetail
import Testing

/// A build runs at the priority of the most urgent task that waits for it.
@Suite(limited(toMinutes: 2)) struct AsyncPriorityTests {
    @Test func aWaitingTaskRaisesTheBuild() async throws {
        let gate = Steps()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                await gate.pass("build")
                return Service()
            }
        }
        let low = Task.detached(priority: .background) { try await container.resolve(async: Service.self) }
        #expect(await gate.priority(of: "build") == .background)
        let high = Task.detached(priority: .high) { try await container.resolve(async: Service.self) }
        #expect(await gate.isRaised("build", to: .high))
        await gate.open()
        #expect(try await low.value === high.value)
    }

    @Test func itRaisesWhatTheBuildWaitsFor() async throws {
        let gate = Steps()
        let container = try Container { c in
            c.register(Service.self, name: "inner", scope: .singleton) { _ in
                await gate.pass("inner")
                return Service()
            }
            c.register(Service.self, scope: .singleton) { r in
                async let inner = r.resolve(Service.self, name: "inner")
                return try await inner
            }
        }
        let low = Task.detached(priority: .background) { try await container.resolve(async: Service.self) }
        #expect(await gate.priority(of: "inner") == .background)
        let high = Task.detached(priority: .high) { try await container.resolve(async: Service.self) }
        #expect(await gate.isRaised("inner", to: .high))
        await gate.open()
        #expect(try await low.value === high.value)
    }

    @Test func aTaskThatIsRaisedWhileItWaitsRaisesTheBuild() async throws {
        #if compiler(>=6.2)
            guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
            let gate = Steps()
            let container = try Container { c in
                c.register(Service.self, scope: .singleton) { _ in
                    await gate.pass("build")
                    return Service()
                }
            }
            let low = Task.detached(priority: .background) { try await container.resolve(async: Service.self) }
            #expect(await gate.priority(of: "build") == .background)
            let high = Task.detached(priority: .high) { try await low.value }
            #expect(await gate.isRaised("build", to: .high))
            await gate.open()
            #expect(try await low.value === high.value)
        #endif
    }

    @Test func aLazyIsRaisedToo() async throws {
        let gate = Steps()
        let lazy = AsyncLazy {
            await gate.pass("lazy")
            return 7
        }
        let low = Task.detached(priority: .background) { try await lazy() }
        #expect(await gate.priority(of: "lazy") == .background)
        let high = Task.detached(priority: .high) { try await lazy() }
        #expect(await gate.isRaised("lazy", to: .high))
        await gate.open()
        #expect(try await low.value + high.value == 14)
    }
}

private final class Service: Sendable {}

/// Where builds wait until a test lets them go on, and the priorities that they had meanwhile.
private actor Steps {
    private var priorities: [String: TaskPriority] = [:]
    private var isOpen = false

    func pass(_ step: String) async {
        while !isOpen {
            priorities[step] = Task.currentPriority
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    func open() { isOpen = true }

    /// The first priority of a build.
    func priority(of step: String) async -> TaskPriority? {
        for _ in 0..<20_000 where priorities[step] == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        return priorities[step]
    }

    func isRaised(_ step: String, to priority: TaskPriority) async -> Bool {
        for _ in 0..<20_000 where priorities[step] != priority { try? await Task.sleep(nanoseconds: 1_000_000) }
        return priorities[step] == priority
    }
}
