//! title: an argument of a service that is built asynchronously is not Sendable
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated final class Reader {
    init(_ cache: Cache) async {}
}

nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(async: Reader.self, arguments: Cache()) //~
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Reader.self) { (_: AsyncResolver, cache: Cache) in await Reader(cache) }
        }
        try await load(container)
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated final class Reader: Sendable {
    init(_ cache: Cache) async {}
}

nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(async: Reader.self, arguments: Cache())
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Reader.self) { (_: AsyncResolver, cache: Cache) in await Reader(cache) }
        }
        try await load(container)
    }
}
