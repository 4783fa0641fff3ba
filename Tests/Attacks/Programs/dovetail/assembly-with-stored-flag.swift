//! class: K10 assemblies
//! note: an assembly registers only where its flag is set
//! tolerated: order
import Dovetail
import Probe
struct Feed: Sendable {}
struct FeedAssembly: Assembly {
    let isOn: Bool
    func assemble(_ c: inout Registrations) { if isOn { c.register(Feed.self) { _ in Feed() } } }
}
let on = try Container(FeedAssembly(isOn: true))
let off = try Container(FeedAssembly(isOn: false))
attempt { try on.resolve(Feed.self) }
attempt { try off.resolve(Feed.self) }
