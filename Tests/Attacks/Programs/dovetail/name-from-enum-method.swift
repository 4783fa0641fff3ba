//! class: K6 names
//! note: a method of an enum makes the name
import Dovetail
import Probe
struct Api: Sendable {}
enum Host { case live, test; func key(_ part: String) -> String { "\(part).\(self)" } }
let box = try Container { c in c.register(Api.self, name: Host.live.key("api")) { _ in Api() } }
attempt { try box.resolve(Api.self, name: "api.live") }
attempt { try box.resolve(Api.self, name: Host.test.key("api")) }
