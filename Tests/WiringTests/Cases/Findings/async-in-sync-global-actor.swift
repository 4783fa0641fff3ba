//! title: what is registered on another global actor cannot be resolved without 'await'
//! runs: no
import Dovetail

@globalActor actor StoreActor { static let shared = StoreActor() }
@StoreActor final class Cache {}
final class Index {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}

func use() throws {
    let container = try Container { c in
        c.register(Cache.self, scope: .singleton, on: StoreActor.self, Cache.init)
        c.register(Index.self, Index.init)
    }
    _ = try container.resolve(Index.self) //~ async-in-sync: Cache
    _ = try container.resolve(Cache.self) //~ async-in-sync: Cache
}
