//! class: K1 places
//! note: a method passes the container of one of two objects on
import Swinject
import Probe
final class Feed {}
func put(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
final class Screen {
    let box = Container()
    func fill() { put(box) }
    func show() { probe(box.resolve(Feed.self)) }
}
let a = Screen(), b = Screen()
a.fill()
a.show()
b.show()
