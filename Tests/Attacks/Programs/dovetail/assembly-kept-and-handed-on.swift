//! class: K10 assemblies
//! note: assemblies that are kept under names reach the container by way of others
import Dovetail
import Probe
struct Feed: Sendable {}
struct Page: Sendable {}
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct PageAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Page.self) { _ in Page() } } }
let kept = FeedAssembly()
let pages = [PageAssembly()]
func fill(_ c: inout Registrations) throws {
    try c.add(kept)
    for page in pages { try c.add(page) }
}
let box = try Container { c in try fill(&c) }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Page.self) }
