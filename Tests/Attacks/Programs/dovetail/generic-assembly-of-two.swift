//! class: K10 assemblies
//! note: one generic assembly is applied for two types
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

protocol Empty: Sendable { init() }
extension Feed: Empty {}
extension Chat: Empty {}
struct Makes<T: Empty>: Assembly { func assemble(_ c: inout Registrations) { c.register(T.self) { _ in T() } } }
let box = try Container(Makes<Feed>())
let other = try Container(Makes<Chat>())
attempt { try box.resolve(Chat.self) }
attempt { try other.resolve(Feed.self) }
