//! class: K7 helpers
//! note: three containers are asked one after the other
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

let one = try Container { c in c.register(Feed.self) { _ in Feed() } }
let two = try Container { c in c.register(Chat.self) { _ in Chat() } }
let three = try Container { c in c.register(Int.self) { _ in 3 } }
func find<T>(_ type: T.Type) -> T? { (try? one.resolve(T.self)) ?? (try? two.resolve(T.self)) ?? (try? three.resolve(T.self)) }
probe(find(Feed.self))
probe(find(Chat.self))
probe(find(Int.self))
attempt { do { return try one.resolve(Feed.self) } catch { return try two.resolve(Feed.self) } }
attempt { do { return try one.resolve(Int.self) } catch { return try two.resolve(Int.self) } }
