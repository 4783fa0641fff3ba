//! class: K1 places
//! note: an assembler is made for one of two objects' containers
import Swinject
import Probe
final class Feed {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Screen {
    let box = Container()
    func fill() { _ = Assembler([Feeds()], container: box) }
    func show() { probe(box.resolve(Feed.self)) }
}
let a = Screen(), b = Screen()
a.fill()
a.show()
b.show()
