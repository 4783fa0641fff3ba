//! title: an actor and the main actor use one object, in a structure that is kept
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated struct Counter {
    let cache = Cache()
}

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() throws { try container.resolve(Counter.self).cache.add() }
}

@MainActor func show(_ container: Container) throws -> Int {
    try container.resolve(Counter.self).cache.count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Counter.self, scope: .singleton) { _ in Counter() }
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

nonisolated struct Counter: Sendable {
    let cache = Cache()
}

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() async throws { try await container.resolve(Counter.self).cache.add() }
}

@MainActor func show(_ container: Container) async throws -> Int {
    try await container.resolve(Counter.self).cache.count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Counter.self, scope: .singleton) { _ in Counter() }
        }
        try await Loader(container: container).load()
        print(try await show(container))
    }
}
