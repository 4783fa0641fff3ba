//! title: what an initializer, a pack or an operator is called with is what it asks for
//! command: check --strict
//! runs: no
import Swinject

final class Feed {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
final class Chat {}
prefix operator §
prefix func § <T>(type: T.Type) -> T? { box.resolve(type) }
struct Slot {
    init<T>(_ type: T.Type) { _ = box.resolve(T.self) }
}
func warm<each T>(_ types: repeat (each T).Type) { repeat _ = box.resolve((each T).self) } //~ unprovable-resolution
func warmAll<each T>(_ types: repeat (each T).Type) { repeat _ = box.resolve(each types) } //~ unprovable-resolution
_ = §Feed.self
_ = §Chat.self  //~ missing-registration: 'Chat'
final class Page {}
box.register(Page.self) { (_, id: Int) in Page() }
func page<Id>(_ id: Id) -> Page? { box.resolve(Page.self, argument: id) }
@propertyWrapper struct Injected<T> {
    let wrappedValue: T
    init() { wrappedValue = box.resolve(T.self)! }
    init(name: String) { wrappedValue = box.resolve(T.self, name: name)! }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Screen {
    @Injected var chat: Chat = Chat()
    @Injected var feed: Feed
    @Injected var other: Chat  //~ missing-registration: 'Chat'
}
class Base { func get<T>(_ type: T.Type) -> T? { box.resolve(type) } }
final class Deeper: Base {
    func show() {
        _ = get(Feed.self)
        _ = super.get(Chat.self)  //~ missing-registration: 'Chat'
    }
}
_ = Slot(Feed.self)
warm(Feed.self) //~ unprovable-resolution
warmAll(Feed.self) //~ unprovable-resolution
_ = page(1)
_ = Screen()
Deeper().show()
