//! class: K1 places
//! note: singletons of two containers are two objects
import Dovetail
import Probe
final class Cache: Sendable {}
func make() throws -> Container { try Container { c in c.register(Cache.self, scope: .singleton) { _ in Cache() } } }
let a = try make(), b = try make()
same(try a.resolve(Cache.self) === a.resolve(Cache.self))
same(try a.resolve(Cache.self) !== b.resolve(Cache.self))
