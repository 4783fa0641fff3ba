//! class: K1 places
//! note: a protocol's default fills what each object makes
import Swinject
import Probe
final class Feed {}
protocol Fills { var box: Container { get } }
extension Fills { func fill() { box.register(Feed.self) { _ in Feed() } } }
final class Screen: Fills { let box = Container(); func show() { probe(box.resolve(Feed.self)) } }
let a = Screen(), b = Screen()
a.fill()
a.show()
b.show()
