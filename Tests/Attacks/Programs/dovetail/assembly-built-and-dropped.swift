//! class: K10 assemblies
//! note: an assembly is built and given to nobody
import Dovetail
import Probe
struct Feed: Sendable {}
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
let kept = FeedAssembly()
let box = try Container { _ in }
attempt { try box.resolve(Feed.self) }
_ = kept
