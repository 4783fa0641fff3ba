//! class: K8 not counted
//! note: a value that is called like a function resolves
import Swinject
import Probe
final class Feed {}
final class Chat {}
struct Get { let box: Container; func callAsFunction<T>(_ type: T.Type) -> T? { box.resolve(type) } }
let box = Container()
box.register(Feed.self) { _ in Feed() }
let get = Get(box: box)
probe(get(Feed.self))
probe(get.callAsFunction(Chat.self)) //~ missing-registration
