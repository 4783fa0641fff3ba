//! class: K2 choices
//! note: wrappers that hand on
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
@propertyWrapper struct Atomic<T> { private var value: T; init(wrappedValue: T) { value = wrappedValue }; var wrappedValue: T { get { value } set { value = newValue } } }
@propertyWrapper struct Kept { var wrappedValue: Container }
struct Screen { @Atomic var a = Container(); @Kept var k = Container()
  init() { a.register(Feed.self) { _ in Feed() }; k.register(Feed.self) { _ in Feed() } }
  func show() { probe(a.resolve(Feed.self)); probe(k.resolve(Feed.self)) } }
Screen().show()
