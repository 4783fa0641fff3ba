//! class: K1 places
//! note: a method fills the container of one of two objects
import Swinject
import Probe
final class Feed {}
final class Screen {
    let box = Container()
    func fill() { box.register(Feed.self) { _ in Feed() } }
    func show() { probe(box.resolve(Feed.self)) }
}
let a = Screen(), b = Screen()
a.fill()
a.show()
b.show()
