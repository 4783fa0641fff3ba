//! class: K1 places
//! note: a function makes children, and one parent lacks the service
import Dovetail
import Probe
struct Feed: Sendable {}
struct Post: Sendable { let feed: Feed }
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func child(of parent: Container) throws -> Container {
    try Container(parent: parent) { c in c.register(Post.self) { r in Post(feed: try r.resolve()) } }
}
let good = try child(of: full), bad = try child(of: empty)
attempt { try good.resolve(Post.self) }
attempt { try bad.resolve(Post.self) }
