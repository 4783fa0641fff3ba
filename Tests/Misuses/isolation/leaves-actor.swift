//! title: an object that is not Sendable leaves the main actor
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated func load(_ container: Container) async throws {
    try await container.resolve(Cache.self, on: MainActor.self).add() //~
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton, on: MainActor.self) { _ in Cache() }
        }
        try await load(container)
    }
}

//// fixed
actor Cache {
    var count = 0
    func add() { count += 1 }
}

nonisolated func load(_ container: Container) async throws {
    try await container.resolve(Cache.self, on: MainActor.self).add()
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton) { _ in Cache() }
        }
        try await load(container)
    }
}
