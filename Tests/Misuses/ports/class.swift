//! title: an actor and the main actor get one object from a port
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated enum Ports {
    static let cache = Port<Cache>("cache")
}

actor Loader {
    func load() throws { try Ports.cache.get().add() }
}

@MainActor func show() throws -> Int { try Ports.cache.get().count }

@main struct App {
    static func main() async throws {
        try Ports.cache.inject(Cache())
        try await Loader().load()
        print(try show())
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated enum Ports {
    static let cache = Port<Cache>("cache")
}

actor Loader {
    func load() async throws { try await Ports.cache.get().add() }
}

@MainActor func show() async throws -> Int { try await Ports.cache.get().count }

@main struct App {
    static func main() async throws {
        try Ports.cache.inject(Cache())
        try await Loader().load()
        print(try await show())
    }
}
