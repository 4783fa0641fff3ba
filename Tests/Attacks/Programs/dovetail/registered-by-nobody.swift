//! class: K10 assemblies
//! note: only a function that nothing calls gives the assembly back
import Dovetail
import Probe
struct Feed: Sendable {}
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
func assemblies() -> [any Assembly] { [FeedAssembly()] }
let box = try Container { _ in }
attempt { try box.resolve(Feed.self) }
