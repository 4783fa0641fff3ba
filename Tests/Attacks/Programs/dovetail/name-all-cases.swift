//! class: K6 names
//! note: all cases of an enum are registered in a loop
import Dovetail
import Probe
struct Api: Sendable {}
enum Host: String, CaseIterable { case live, test }
let box = try Container { c in for host in Host.allCases { c.register(Api.self, name: host.rawValue) { _ in Api() } } }
attempt { try box.resolve(Api.self, name: "test") }
attempt { try box.resolve(Api.self, name: Host.live.rawValue) }
attempt { try box.resolve(Api.self, name: "demo") } //~ missing-registration
