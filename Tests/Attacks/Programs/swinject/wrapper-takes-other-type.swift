//! class: K7 helpers
//! note: a wrapper resolves the type in its attribute, not the property's
import Swinject
import Probe
protocol Feed {}
final class LiveFeed: Feed {}
final class DemoFeed: Feed {}
let box = Container()
box.register(Feed.self) { _ in LiveFeed() }
@propertyWrapper struct Inject<T> { let wrappedValue: T?; init<S>(_ type: S.Type) { wrappedValue = box.resolve(S.self) as? T } }
struct Screen { @Inject(DemoFeed.self) var feed: Feed?; func show() { probe(feed) } }
Screen().show()
