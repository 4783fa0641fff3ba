//! class: K8 not counted
//! note: overloads of register are told apart by what their closures take
import Swinject
import Probe
final class Feed {}
final class Page { init(_ n: Int) {} }
extension Container {
    func register<S>(_ type: S.Type, name: String? = nil, onMain: @escaping (Resolver) -> S) { register(type, name: name, factory: { r in onMain(r) }) }
    func register<S, A>(_ type: S.Type, name: String? = nil, onMain: @escaping (Resolver, A) -> S) { register(type, name: name, factory: { (r: Resolver, a: A) in onMain(r, a) }) }
}
let box = Container()
box.register(Feed.self, factory: { _ in Feed() })
box.register(Feed.self, name: "main", onMain: { _ in Feed() })
box.register(Page.self, onMain: { (_, n: Int) in Page(n) })
probe(box.resolve(Feed.self))
probe(box.resolve(Feed.self, name: "main"))
probe(box.resolve(Page.self, argument: 1))
probe(box.resolve(Page.self))
