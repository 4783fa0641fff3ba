//! title: a factory with arguments and without an actor calls an initializer of the main actor
//! compiler: error
//! check: not provable
import Dovetail

@MainActor final class Screen {
    var title: String
    init(title: String) { self.title = title }
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Screen.self, arguments: "feed")
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self) { (_, title: String) in Screen(title: title) } //~
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(Screen.self, arguments: "feed", on: MainActor.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { (_, title: String) in Screen(title: title) }
        }
        try await load(container)
    }
}
