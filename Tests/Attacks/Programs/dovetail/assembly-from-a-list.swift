//! class: K10 assemblies
//! note: assemblies come from a list and are added in a loop
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } } }
let list: [any Assembly] = [FeedAssembly()]
let box = try Container { c in for assembly in list { try c.add(assembly) } }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) } //~ missing-registration
