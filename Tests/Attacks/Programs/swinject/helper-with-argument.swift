//! class: K7 helpers
//! note: a helper passes an argument on whose type is its parameter
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { (_, id: Int) in Page() }
func page<Id>(_ id: Id) -> Page? { box.resolve(Page.self, argument: id) }
probe(page(1))
probe(page("a"))
