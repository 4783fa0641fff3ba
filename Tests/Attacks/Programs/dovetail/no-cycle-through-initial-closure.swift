//! class: K15 cycles
//! note: closures that objects keep run later (no error)
import Dovetail
import Probe
final class Page: @unchecked Sendable {
    let make: () -> Flow = { try! one.resolve(Flow.self) }
    init() {}
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let one = try Container { c in
    c.register(Page.self) { _ in Page() }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
probe(try one.resolve(Page.self))
probe(try one.resolve(Flow.self))
