//! title: a factory without an actor reads a property of the main actor
//! compiler: error
//! check: not provable
import Dovetail

@MainActor final class Screen {
    static let shared = Screen()
    var title = "feed"
}

nonisolated struct Title: Sendable {
    let text: String
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    print(try container.resolve(Title.self).text)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Title.self) { _ in Title(text: Screen.shared.title) } //~
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    print(try await container.resolve(Title.self, on: MainActor.self).text)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Title.self, on: MainActor.self) { _ in Title(text: Screen.shared.title) }
        }
        try await load(container)
    }
}
