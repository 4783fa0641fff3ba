//! class: K14 creation
//! note: one service with and without arguments
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { _ in Page() }
box.register(Page.self) { (_, id: Int) in Page() }
box.register(Page.self) { (_, id: Int, title: String) in Page() }
probe(box.resolve(Page.self))
probe(box.resolve(Page.self, argument: 1))
probe(box.resolve(Page.self, arguments: 1, "a"))
probe(box.resolve(Page.self, arguments: "a", 1)) //~ argument-mismatch
