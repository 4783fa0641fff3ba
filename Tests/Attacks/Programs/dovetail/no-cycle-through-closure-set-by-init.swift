//! class: K15 cycles
//! note: an initializer keeps a closure that resolves what needs the object
import Dovetail
import Probe
final class Page: Sendable {
    let next: @Sendable () throws -> Flow
    init(_ box: Container) { next = { try box.resolve(Flow.self) } }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let kept = try Container { c in
    c.register(Page.self) { r in Page(r.container) }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try kept.resolve(Page.self).next() }
