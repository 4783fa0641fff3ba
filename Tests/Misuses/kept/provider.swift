//! title: an actor and the main actor get one object from a provider
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

actor Loader {
    let cache: Provider<Cache>
    init(cache: Provider<Cache>) { self.cache = cache }
    func load() throws { try cache().add() }
}

@MainActor func show(_ cache: Provider<Cache>) throws -> Int { try cache().count }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        let cache = try container.resolve(Provider<Cache>.self)
        try await Loader(cache: cache).load()
        print(try show(cache))
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

actor Loader {
    let cache: Provider<Cache>
    init(cache: Provider<Cache>) { self.cache = cache }
    func load() async throws { try await cache().add() }
}

@MainActor func show(_ cache: Provider<Cache>) async throws -> Int { try await cache().count }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        let cache = try container.resolve(Provider<Cache>.self)
        try await Loader(cache: cache).load()
        print(try await show(cache))
    }
}
