//! class: K10 assemblies
//! note: an assembly calls a closure that registers, or does not
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Live: Assembly {
    let body: @Sendable (inout Registrations) throws -> Void
    init(_ body: @escaping @Sendable (inout Registrations) throws -> Void) { self.body = body }
    func assemble(_ c: inout Registrations) throws { try body(&c) }
}
let box = try Container(Live { c in c.register(Feed.self) { _ in Feed() } })
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
func fill(_ c: inout Registrations, _ step: (inout Registrations) throws -> Void) rethrows { try step(&c) }
let other = try Container { c in try fill(&c) { $0.register(Chat.self) { _ in Chat() } } }
attempt { try other.resolve(Chat.self) }
attempt { try other.resolve(Feed.self) }
let third = try Container { c in c.register(Chat.self) { _ in Chat() } }
attempt { try third.resolve(Chat.self) }
attempt { try third.resolve(Int.self) }
