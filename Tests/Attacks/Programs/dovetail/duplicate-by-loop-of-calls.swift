//! class: K14 creation
//! note: a loop calls what registers, and another loop runs once
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } }
func add(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } }
attempt { try Container { c in for _ in 1...2 { fill(&c) } } }
let box = try Container { c in for _ in 0..<1 { add(&c) } }
attempt { try box.resolve(Chat.self) }
