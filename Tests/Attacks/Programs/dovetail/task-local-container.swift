//! class: K2 choices
//! note: a task local container is another one inside
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
enum Scope { @TaskLocal static var box = full }
func ask() { attempt { try Scope.box.resolve(Feed.self) } }
ask()
Scope.$box.withValue(empty) { ask() }
