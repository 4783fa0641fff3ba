//! class: K6 names
//! note: a variable changes between registration and resolution
import Dovetail
import Probe
struct Api: Sendable {}
func run() throws {
    var key = "a"
    let first = key
    let box = try Container { c in c.register(Api.self, name: first) { _ in Api() } }
    attempt { try box.resolve(Api.self, name: key) }
    key = "b"
    attempt { try box.resolve(Api.self, name: key) }
}
try run()
