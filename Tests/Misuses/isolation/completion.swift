//! title: a completion without an actor sets a property of the main actor
//! compiler: error
//! check: nothing
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    nonisolated init() {}
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Screen.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self) { _ in
                Screen()
            } completed: { _, screen in
                screen.title = "other" //~
            }
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
            c.register(Screen.self, on: MainActor.self) { _ in
                Screen()
            } completed: { _, screen in
                screen.title = "other"
            }
        }
        try await load(container)
    }
}
