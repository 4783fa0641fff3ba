//! class: K14 creation
//! note: one assembly is applied twice
import Dovetail
import Probe
struct Feed: Sendable {}
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
attempt { try Container(FeedAssembly(), FeedAssembly()) }
