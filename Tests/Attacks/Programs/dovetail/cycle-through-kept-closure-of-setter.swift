//! class: K15 cycles
//! note: the initializer assigns the closure to a property whose setter calls it
import Dovetail
import Probe
final class Page: @unchecked Sendable {
    private var made: Flow?
    var next: () -> Flow? { get { { self.made } } set { made = newValue() } }
    init(_ next: @escaping () -> Flow?) { self.next = next }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let called = try Container { c in
    c.register(Page.self) { r in let box = r.container; return Page { try! box.resolve(Flow.self) } }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try called.resolve(Page.self) }
