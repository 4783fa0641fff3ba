//! class: K1 places
//! note: the initializer of each of two objects calls the method that fills
import Swinject
import Probe
final class Feed {}
final class DI {
    let c = Container()
    init() { fill() }
    private func fill() { more() }
    private func more() { c.register(Feed.self) { _ in Feed() } }
    func feed() -> Feed? { c.resolve(Feed.self) }
}
let a = DI(), b = DI()
probe(a.feed())
probe(b.feed())
