//! class: K15 cycles
//! note: an initializer in an extension calls a closure that is a property's initial value
import Dovetail
import Probe
enum Shared {
    static let box: Container = try! Container { c in
        c.register(Flow.self) { _ in Flow(warm: true) }
        c.register(Page.self) { r in Page(flow: try r.resolve(Flow.self)) }
    }
}
final class Flow: Sendable {
    let make: @Sendable () throws -> Page = { try Shared.box.resolve(Page.self) }
    init() {}
}
extension Flow {
    convenience init(warm: Bool) {
        self.init()
        if warm { _ = try! make() }
    }
}
final class Page: Sendable { init(flow: Flow) {} }
attempt { try Shared.box.resolve(Page.self) }
