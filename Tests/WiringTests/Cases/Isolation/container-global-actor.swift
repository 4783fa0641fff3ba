//! title: what is registered on another global actor is awaited
//! proof: proved 7 of 7 resolutions
import Dovetail

@globalActor actor StoreActor { static let shared = StoreActor() }
@StoreActor final class Cache {
    let name: String
    init(name: String) { self.name = name }
}
@StoreActor final class Index {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
    func read() -> String { cache.name }
}

let container = try Container { c in
    c.register(String.self) { _ in "disk" }
    c.register(Cache.self, scope: .singleton, on: StoreActor.self, Cache.init)
    c.register(Cache.self, name: "closure", on: StoreActor.self) { @StoreActor r in Cache(name: try await r.resolve()) }
    c.register(Index.self, on: StoreActor.self, Index.init)
    // An initializer of another actor is awaited, whichever actor is named.
    c.register(Index.self, name: "main", on: MainActor.self, Index.init)
}
let index = try await container.resolve(async: Index.self)
print(await index.read())
//> disk
let cache = try await container.resolve(async: Cache.self, name: "closure")
print(await cache.name)
//> disk
let other = try await container.resolve(async: Index.self, name: "main")
print(await other.read())
//> disk
