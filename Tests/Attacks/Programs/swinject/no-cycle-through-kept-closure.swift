//! class: K15 cycles
//! note: a closure that an object keeps resolves what needs the object; a cycle only if the object is made to call it
import Swinject
import Probe
final class Page {
    let next: () -> Flow?
    init(_ next: @escaping () -> Flow?) { self.next = next }
}
final class Flow { let page: Page?; init(page: Page?) { self.page = page } }
let c = Container()
c.register(Page.self) { r in Page { r.resolve(Flow.self) } }
c.register(Flow.self) { r in Flow(page: r.resolve(Page.self)) }
probe(c.resolve(Page.self))
probe(c.resolve(Flow.self)?.page?.next())
