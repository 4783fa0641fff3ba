//! class: K6 names
//! note: a stored property hides a global constant of that name
import Dovetail
import Probe
struct Api: Sendable {}
let key = "main"
let box = try Container { c in c.register(Api.self, name: key) { _ in Api() } }
struct Screen { let key: String; func ask() { attempt { try box.resolve(Api.self, name: key) } } }
Screen(key: "other").ask()
