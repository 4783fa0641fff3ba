//! class: K10 assemblies
//! note: a builder of assemblies leaves out one of them
import Dovetail
import Probe
struct Feed: Sendable {}
struct Feeds: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct Nothing: Assembly { func assemble(_ c: inout Registrations) {} }
@resultBuilder enum Parts {
    static func buildBlock(_ a: any Assembly, _ b: any Assembly) -> any Assembly { b }
}
func make(@Parts _ parts: () -> any Assembly) throws -> Container { try Container(parts()) }
let box = try make {
    Feeds()
    Nothing()
}
attempt { try box.resolve(Feed.self) }
