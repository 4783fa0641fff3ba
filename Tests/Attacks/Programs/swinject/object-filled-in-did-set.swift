//! class: K1 places
//! note: each of two objects is filled by an observer, or by a method after it is made
import Swinject
import Probe
final class Feed {}
final class Screen {
    let box = Container()
    var flag = false { didSet { box.register(Feed.self) { _ in Feed() } } }
    func show() { probe(box.resolve(Feed.self)) }
}
let a = Screen(), b = Screen()
a.flag = true
a.show()
b.show()
