//! title: the initializer of a global actor is registered without its actor
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
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
            c.register(Store.self, Store.init) //~
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
            c.register(Store.self, on: StoreActor.self, Store.init)
        }
        try await load(container)
    }
}
