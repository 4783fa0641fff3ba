//! class: K4 patterns
//! note: a loop over pairs takes names from the second part
import Dovetail
import Probe
struct Track: Sendable {}
let box = try Container { c in c.register(Track.self, name: "one") { _ in Track() } }
for (_, key) in [(1, "one"), (2, "two")] { attempt { try box.resolve(Track.self, name: key) } }
