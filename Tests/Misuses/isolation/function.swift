//! title: a function of the main actor is the factory of a service without one
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: not provable
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    init() {}
}

@MainActor func makeScreen(_ r: borrowing Resolver) throws -> Screen { Screen() }

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Screen.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            let factory: @Sendable (borrowing Resolver) throws -> Screen = makeScreen //~
            c.register(Screen.self, factory: factory)
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(Screen.self, on: MainActor.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { r in try makeScreen(r) }
        }
        try await load(container)
    }
}
