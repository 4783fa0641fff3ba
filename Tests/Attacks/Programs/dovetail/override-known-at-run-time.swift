//! class: K14 creation
//! note: a variable decides whether a registration overrides another one
import Dovetail
import Probe
struct Feed: Sendable {}
let isMock = CommandLine.argc > 9
func make() throws -> Container {
    try Container { c in
        c.register(Feed.self) { _ in Feed() }
        c.register(Feed.self, override: isMock) { _ in Feed() }
    }
}
attempt { try make().resolve(Feed.self) }
