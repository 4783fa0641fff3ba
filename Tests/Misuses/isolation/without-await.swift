//! title: a function of no actor resolves on the main actor without waiting for it
//! compiler: error
//! check: nothing
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    init() {}
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Screen.self, on: MainActor.self) //~
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
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
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
        }
        try await load(container)
    }
}
