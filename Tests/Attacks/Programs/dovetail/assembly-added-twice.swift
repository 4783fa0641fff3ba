//! class: K14 creation
//! note: one assembly is added twice by another one, and once each by two
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct Twice: Assembly { func assemble(_ c: inout Registrations) throws { try c.add(FeedAssembly()); try c.add(FeedAssembly()) } }
struct Once: Assembly { func assemble(_ c: inout Registrations) throws { try c.add(FeedAssembly()) } }
attempt { try Container(Once()).resolve(Feed.self) }
attempt { try Container(Once(), FeedAssembly()) }
attempt { try Container(Twice()) }
