//! class: K7 helpers
//! note: a helper hands two arguments on, and one that it makes itself
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { (_, id: Int, title: String) in Page() }
func page<Id, Title>(_ id: Id, named title: Title) -> Page? { box.resolve(Page.self, arguments: id, title) }
func first<Title>(_ title: Title) -> Page? { box.resolve(Page.self, arguments: 1, title) }
probe(page(1, named: "a"))
probe(page("a", named: 1))
probe(first("a"))
probe(first(2))
