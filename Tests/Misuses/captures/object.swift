//! title: a factory returns an object that was made outside
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

@main struct App {
    static func main() throws {
        let cache = Cache()
        let container = try Container { c in
            c.register(Cache.self) { _ in cache } //~
        }
        cache.add()
        print(try container.resolve(Cache.self).count)
    }
}

//// fixed
nonisolated final class Cache {
    var count = 0
    func add() { count += 1 }
}

@main struct App {
    static func main() throws {
        
        let container = try Container { c in
            c.register(Cache.self) { _ in Cache() }
        }
        print(try container.resolve(Cache.self).count)
    }
}
