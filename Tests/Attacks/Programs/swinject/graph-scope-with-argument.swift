//! class: K14 creation
//! note: a service with an argument in container scope is kept
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { (_, id: Int) in Page() }.inObjectScope(.container)
probe(box.resolve(Page.self, argument: 1))
same(box.resolve(Page.self, argument: 1) === box.resolve(Page.self, argument: 2))
