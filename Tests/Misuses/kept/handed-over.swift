//! title: the main actor gives the kept object to an actor
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

actor Loader {
    func load(_ cache: Cache) { cache.add() }
}

@MainActor func show(_ container: Container) async throws -> Int {
    let cache = try container.resolve(Cache.self)
    await Loader().load(cache) //~
    return cache.count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        print(try await show(container))
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

actor Loader {
    func load(_ cache: Cache) async { await cache.add() }
}

@MainActor func show(_ container: Container) async throws -> Int {
    let cache = try container.resolve(Cache.self)
    await Loader().load(cache)
    return await cache.count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        print(try await show(container))
    }
}
