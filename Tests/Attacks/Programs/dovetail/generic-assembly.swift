//! class: K10 assemblies
//! note: one generic assembly is applied for one type
import Dovetail
import Probe
struct Feed: Sendable { init() {} }
struct Chat: Sendable { init() {} }
protocol Empty: Sendable { init() }
extension Feed: Empty {}
extension Chat: Empty {}
struct Makes<T: Empty>: Assembly { func assemble(_ c: inout Registrations) { c.register(T.self) { _ in T() } } }
let box = try Container(Makes<Feed>())
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
