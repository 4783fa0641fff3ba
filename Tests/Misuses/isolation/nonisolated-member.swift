//! title: a nonisolated member of a class of the main actor resolves a service of the main actor as any other
//! compiler: nothing
//! check: error isolation-crossed
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    init() {}
}

//// misuse
@MainActor final class Model {
    let container: Container
    init(container: Container) { self.container = container }
    nonisolated func load() async throws {
        _ = try container.resolve(Screen.self)
    }
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
        }
        try await Model(container: container).load()
    }
}

//// fixed
@MainActor final class Model {
    let container: Container
    init(container: Container) { self.container = container }
    nonisolated func load() async throws {
        _ = try await container.resolve(Screen.self, on: MainActor.self)
    }
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
        }
        try await Model(container: container).load()
    }
}
