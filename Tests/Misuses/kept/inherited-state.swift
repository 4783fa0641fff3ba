//! title: an actor and the main actor use one object, whose state is inherited
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated class Counter {
    var count = 0
    func add() { count += 1 }
}

nonisolated final class Cache: Counter {}

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() throws { try container.resolve(Cache.self).add() }
}

@MainActor func show(_ container: Container) throws -> Int { try container.resolve(Cache.self).count }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        try await Loader(container: container).load()
        print(try show(container))
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() async throws { try await container.resolve(Cache.self).add() }
}

@MainActor func show(_ container: Container) async throws -> Int { try await container.resolve(Cache.self).count }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        try await Loader(container: container).load()
        print(try await show(container))
    }
}
