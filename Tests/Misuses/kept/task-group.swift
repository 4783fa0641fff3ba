//! title: the tasks of a group use one object
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

@MainActor func run(_ container: Container) async throws -> Int {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 { group.addTask { try container.resolve(Cache.self).add() } }
        try await group.waitForAll()
    }
    return 2
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        print(try await run(container))
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

@MainActor func run(_ container: Container) async throws -> Int {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 { group.addTask { try await container.resolve(Cache.self).add() } }
        try await group.waitForAll()
    }
    return 2
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        print(try await run(container))
    }
}
