//! class: K16 inferred
//! note: the overload of a superclass says what is asked for
import Swinject
import Probe
final class Feed {}
final class Chat {}
extension Resolver { func get<T>() -> T? { resolve(T.self) } }
class Base { func show(_ feed: Feed?) -> Bool { feed != nil } }
final class Screen: Base { func show(chat: Chat?) -> Bool { chat != nil } }
let box = Container()
box.register(Feed.self) { _ in Feed() }
same(Screen().show(box.get()))
same(Screen().show(chat: box.get())) //~ missing-registration
