//! class: K15 cycles
//! note: an initializer calls a closure that is a property's initial value
import Dovetail
import Probe
enum Shared {
    static let box: Container = try! Container { c in
        c.register(Flow.self) { _ in Flow() }
        c.register(Page.self) { r in Page(flow: try r.resolve(Flow.self)) }
    }
}
final class Flow: Sendable {
    let make: @Sendable () throws -> Page = { try Shared.box.resolve(Page.self) }
    init() { _ = try! make() }
}
final class Page: Sendable {
    let flow: Flow
    init(flow: Flow) { self.flow = flow }
}
attempt { try Shared.box.resolve(Page.self) }
