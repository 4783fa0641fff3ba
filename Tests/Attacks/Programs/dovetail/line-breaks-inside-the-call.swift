//! class: K8 not counted
//! note: the call goes over several lines
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { try box.resolve(
    Feed.self
) }
attempt { try box.resolve( //~ missing-registration
    Feed.self,

    name: "a"
) }
