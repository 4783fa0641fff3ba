//! class: K15 cycles
//! note: a closure that map runs before the factory returns
import Swinject
import Probe
final class Page { init(flows: [Flow]) {} }
final class Flow { init(page: Page) {} }
let box = Container()
box.register(Page.self) { r in Page(flows: [1].map { _ in r.resolve(Flow.self)! }) }
box.register(Flow.self) { r in Flow(page: r.resolve(Page.self)!) }
probe(box.resolve(Page.self))
