//! class: K6 names
//! note: a where clause leaves one case out
import Dovetail
import Probe
struct Api: Sendable {}
enum Host: String, CaseIterable { case live, test }
let box = try Container { c in for host in Host.allCases where host != .test { c.register(Api.self, name: host.rawValue) { _ in Api() } } }
attempt { try box.resolve(Api.self, name: "live") }
attempt { try box.resolve(Api.self, name: "test") }
