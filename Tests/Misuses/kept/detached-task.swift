//! title: a detached task and the main actor use one object
//! compiler: nothing
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

@MainActor func run(_ container: Container) async throws -> Int {
    let task = Task.detached { try container.resolve(Cache.self).add() }
    let count = try container.resolve(Cache.self).count
    try await task.value
    return count
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
    let task = Task.detached { try await container.resolve(Cache.self).add() }
    let count = try await container.resolve(Cache.self).count
    try await task.value
    return count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        print(try await run(container))
    }
}
