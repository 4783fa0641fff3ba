//! class: K7 helpers
//! note: a wrapper resolves where its value is read
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
@propertyWrapper struct Inject<T> { var wrappedValue: T { box.resolve(T.self)! } }
struct Screen { @Inject var feed: Feed; @Inject var chat: Chat } //~ missing-registration
probe(Screen().feed)
probe(Screen().chat)
