//! class: K15 cycles
//! note: the completion calls the closure that the object keeps
import Dovetail
import Probe
final class Page: Sendable {
    let next: @Sendable () throws -> Flow
    init(_ next: @escaping @Sendable () throws -> Flow) { self.next = next }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let called = try Container { c in
    c.register(Page.self) { r in let box = r.container; return Page { try box.resolve(Flow.self) } }
        completed: { _, page in _ = try page.next() }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try called.resolve(Page.self) }
