//! title: a service that is awaited is resolved at once
//! compiler: nothing
//! check: error async-in-sync
import Dovetail

nonisolated final class Remote: Sendable {
    init() async {}
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Remote.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Remote.self, scope: .singleton, Remote.init)
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(async: Remote.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Remote.self, scope: .singleton, Remote.init)
        }
        try await load(container)
    }
}
