//! class: K8 not counted
//! note: a called value infers its type from a parameter
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
struct Ask { func callAsFunction<T>(_ t: T.Type = T.self) -> T { box.resolve(T.self)! } }
let ask = Ask()
struct Page { init(_ f: Feed, _ c: Chat) {} }
probe(Page(ask(), ask()))
