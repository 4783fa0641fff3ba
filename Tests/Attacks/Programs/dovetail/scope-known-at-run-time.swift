//! class: K14 creation
//! note: scopes that are constants, statics and parameters
import Dovetail
import Probe
struct Feed: Sendable {}
final class Chat: Sendable {}
struct Page: Sendable {}
struct Post: Sendable {}
let kept: RegistrationScope = .weak
extension RegistrationScope { static let ours = RegistrationScope.weak }
func add(_ c: inout Registrations, _ scope: RegistrationScope = .weak) { c.register(Page.self, scope: scope) { _ in Page() } }
let box = try Container { c in
    c.register(Chat.self, scope: kept) { _ in Chat() }
    c.register(Feed.self, scope: kept) { _ in Feed() }
    c.register(Post.self, scope: .ours) { _ in Post() }
    add(&c)
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Post.self) }
attempt { try box.resolve(Page.self) }
