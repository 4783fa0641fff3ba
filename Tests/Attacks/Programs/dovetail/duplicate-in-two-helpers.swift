//! class: K14 creation
//! note: two helpers each register one service
import Dovetail
import Probe
struct Feed: Sendable {}
func fillA(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } }
func fillB(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } //~ duplicate-registration
attempt { try Container { c in fillA(&c); fillB(&c) } }
