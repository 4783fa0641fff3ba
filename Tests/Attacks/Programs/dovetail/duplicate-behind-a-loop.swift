//! class: K14 creation
//! note: what is registered before a loop comes back, and leaves, is registered twice
import Dovetail
import Probe
struct Api: Sendable {}
func fill(_ c: inout Registrations) {
    for isLast in [false, true] {
        if isLast { c.register(Api.self) { _ in Api() }; return }
        c.register(Api.self) { _ in Api() } //~ duplicate-registration
    }
}
attempt { try Container { c in fill(&c) }.resolve(Api.self) }
