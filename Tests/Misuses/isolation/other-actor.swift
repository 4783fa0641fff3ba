//! title: a factory without an actor calls an initializer of a global actor
//! compiler: error
//! check: not provable
import Dovetail

@globalActor actor StoreActor { static let shared = StoreActor() }

@StoreActor final class Store {
    init() {}
}

//// misuse
nonisolated func load(_ container: Container) async throws {
    _ = try container.resolve(Store.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Store.self) { _ in Store() } //~
        }
        try await load(container)
    }
}

//// fixed
nonisolated func load(_ container: Container) async throws {
    _ = try await container.resolve(async: Store.self)
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Store.self, on: StoreActor.self) { @StoreActor _ in Store() }
        }
        try await load(container)
    }
}
