import Dovetail
import Foundation
import Testing

/// Tasks that wait for a synchronous service do not block the threads of other tasks.
@Suite(limited(toMinutes: 2), .serialized, .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
struct AsyncBlockingTests {
    @Test func onlyOneTaskBuildsASingleton() async throws {
        let isOpen = Guarded(false)
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                built.add()
                isOpen.wait()
                return Service()
            }
        }
        let asking = (0..<64).map { _ in Task { try await container.resolve(async: Service.self) } }
        // Runs only if a thread is left for it.
        let other = Task {
            for _ in 0..<20 { await Task.yield() }
            isOpen.change { $0 = true }
        }
        await other.value
        for task in asking { #expect(try await task.value === container.resolve(Service.self)) }
        #expect(built.value == 1)
    }

    @Test func noTaskWaitsForAThreadThatBuilds() async throws {
        for scope in [RegistrationScope.singleton, .weak] {
            let isOpen = Guarded(false)
            let isBuilding = Guarded(false)
            let container = try Container { c in
                c.register(Service.self, scope: scope) { _ in
                    isBuilding.change { $0 = true }
                    isOpen.wait()
                    return Service()
                }
            }
            let kept = Guarded<Service?>(nil)
            Thread.detachNewThread {
                let service = try? container.resolve(Service.self)
                kept.change { $0 = service }
            }
            isBuilding.wait()
            let asking = (0..<64).map { _ in Task { try await container.resolve(async: Service.self) } }
            // All threads are needed, and each would be blocked.
            let others = (0..<8).map { _ in Task { for _ in 0..<20 { await Task.yield() } } }
            for other in others { await other.value }
            isOpen.change { $0 = true }
            var seen: [Service] = []
            for task in asking { seen.append(try await task.value) }
            #expect(Set(seen.map { ObjectIdentifier($0) }).count == 1)
        }
    }

    @Test func singletonsForArgumentsToo() async throws {
        let isOpen = Guarded(false)
        let built = Counter()
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { (_, _: Int) in
                built.add()
                isOpen.wait()
                return Service()
            }
        }
        let asking = (0..<64).map { _ in Task { try await container.resolve(async: Service.self, arguments: 1) } }
        let other = Task {
            for _ in 0..<20 { await Task.yield() }
            isOpen.change { $0 = true }
        }
        await other.value
        for task in asking { #expect(try await task.value === container.resolve(Service.self, arguments: 1)) }
        #expect(built.value == 1)
    }

    @Test func aCancelledTaskStopsWaiting() async throws {
        let isOpen = Guarded(false)
        let isBuilding = Guarded(false)
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { _ in
                isBuilding.change { $0 = true }
                isOpen.wait()
                return Service()
            }
        }
        let leaving = Task { try await container.resolve(async: Service.self) }
        for _ in 0..<20_000 where !isBuilding.value { try await Task.sleep(nanoseconds: 1_000_000) }
        leaving.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await leaving.value }
        guard case .cancelled? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
        isOpen.change { $0 = true }
        _ = try await container.resolve(async: Service.self)
    }

    @Test func errorsAreNotKeptAndHaveTheirPaths() async throws {
        let fails = Guarded(true)
        let container = try Container { c in
            c.register(Service.self, scope: .singleton) { r in
                _ = try r.resolve(Int.self)
                return Service()
            }
            c.register(Int.self, scope: .singleton) { _ in
                if fails.value { throw Refusal() }
                return 7
            }
            c.register(String.self) { r in
                await Task.yield()
                return try await "\(r.resolve(Service.self))"
            }
        }
        let line = #line - 13
        let path = "Service (AsyncBlockingTests.swift:\(line)) → Int (AsyncBlockingTests.swift:\(line + 4)): refused"
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Service.self) }
        #expect(error?.description == path)
        let outer = await #expect(throws: ResolutionError.self) { try await container.resolve(async: String.self) }
        #expect(outer?.description == "String (AsyncBlockingTests.swift:\(line + 8)) → \(path)")
        fails.change { $0 = false }
        #expect(try await container.resolve(async: Service.self) === container.resolve(Service.self))
    }

    @Test func aCompletedSingletonIsFinished() async throws {
        let container = try Container { c in
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { r, husband in
                husband.wife = try r.resolve()
            }
            c.register(Wife.self, scope: .singleton, Wife.init)
        }
        let both = try await withThrowingTaskGroup(of: Unchecked<Husband>.self) { group in
            for _ in 0..<20 { group.addTask { Unchecked(value: try await container.resolve(async: Husband.self)) } }
            return try await group.reduce(into: [ObjectIdentifier]()) { all, husband in
                if let wife = husband.value.wife { all.append(ObjectIdentifier(wife)) }
            }
        }
        #expect(both.count == 20 && Set(both).count == 1)
    }
}

private final class Service: Sendable {}

extension Guarded<Bool> {
    /// Blocks the thread until the value is true, but not for ever.
    fileprivate func wait() { for _ in 0..<30_000 where !value { usleep(1_000) } }
}
