//! class: K15 cycles
//! note: a closure that an object keeps resolves what needs the object; a cycle only if the object is made to call it
import Dovetail
import Probe
final class Page: Sendable {
    let next: @Sendable () throws -> Flow
    init(_ next: @escaping @Sendable () throws -> Flow) { self.next = next }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let kept = try Container { c in
    c.register(Page.self) { r in let box = r.container; return Page { try box.resolve(Flow.self) } }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try kept.resolve(Page.self) }
attempt { try kept.resolve(Flow.self).page.next() }
struct Panel: Sendable { let title: String; let next: @Sendable () throws -> Stack }
struct Stack: Sendable { let panel: Panel }
let panels = try Container { c in
    c.register(Panel.self) { r in let box = r.container; return Panel(title: "a") { try box.resolve(Stack.self) } }
    c.register(Stack.self) { r in Stack(panel: try r.resolve(Panel.self)) }
}
attempt { try panels.resolve(Panel.self).next() }
