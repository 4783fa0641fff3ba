//! class: K3 assignments
//! note: a closure uses a container variable that is assigned again before it is called
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func first() {
    var box = empty
    let get = { try box.resolve(Feed.self) }; box = full; attempt { try get() }
}
first()
func second() {
    var box = full
    let get = { try box.resolve(Feed.self) }; box = empty; attempt { try get() }
}
second()
func third() {
    var box = empty
    box = full
    let get = { try box.resolve(Feed.self) }; attempt { try get() }
}
third()
