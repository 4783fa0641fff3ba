//! class: K7 helpers
//! note: a helper resolves each parameter of a function of any number
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Page { init(_ f: Feed, _ c: Chat) {} }
extension Container {
    func add<S, each P>(_ s: S.Type, _ make: @escaping (repeat each P) -> S) {
        register(s) { r in make(repeat r.resolve((each P).self)!) }
    }
}
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.add(Page.self, Page.init)
probe(box.resolve(Page.self)) //~ missing-registration
