//! title: an actor and the main actor get one object from a port, by a protocol
//! compiler: nothing
//! check: 5 warning not-sendable-kept; 5-main warning not-sendable-kept; 6 error not-sendable-kept; 6-main error not-sendable-kept
import Dovetail

//// misuse
nonisolated protocol Counting: AnyObject {
    var count: Int { get }
    func add()
}

nonisolated final class Cache: Counting {
    var count = 0
    func add() { count += 1 }
}

nonisolated enum Ports {
    static let cache = Port<any Counting>("cache")
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
protocol Counting: Actor {
    var count: Int { get }
    func add()
}

actor Cache: Counting {
    var count = 0
    func add() { count += 1 }
}

nonisolated enum Ports {
    static let cache = Port<any Counting>("cache")
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
