//! class: K9 dispatch
//! note: a generic function fills by the static requirement of its parameter
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
protocol Module { static func fill(_ c: inout Registrations) }
enum FeedModule: Module { static func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
enum ChatModule: Module { static func fill(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } } }
func start<M: Module>(_ module: M.Type) throws -> Container { try Container { c in M.fill(&c) } }
let feeds = try start(FeedModule.self)
attempt { try feeds.resolve(Feed.self) }
attempt { try feeds.resolve(Chat.self) }
