//! class: K10 assemblies
//! note: two assemblies have one last name, one of them is applied
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
enum FeedModule { struct Main: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } } }
enum ChatModule { struct Main: Assembly { func assemble(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } } } }
let box = try Container(FeedModule.Main())
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) } //~ missing-registration
