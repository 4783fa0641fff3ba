//! title: a contribution without an actor calls an initializer of the main actor
//! compiler: error
//! check: not provable
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    init() {}
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve([Screen].self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.contribute(Screen.self) { _ in Screen() } //~
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    print(try await container.resolve([Screen].self, on: MainActor.self).count)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.contribute(Screen.self, on: MainActor.self) { _ in Screen() }
        }
        try await load(container)
    }
}
