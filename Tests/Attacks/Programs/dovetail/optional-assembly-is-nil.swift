//! class: K10 assemblies
//! note: an optional assembly fills the container, and is nil
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
struct FeedAssembly: Assembly {
    func assemble(_ c: inout Registrations) { c.register((any Feed).self) { _ in Live() } }
}
let extra: FeedAssembly? = CommandLine.arguments.count > 5 ? FeedAssembly() : nil
let box = try Container { c in extra?.assemble(&c) }
attempt { try probe(box.resolve((any Feed).self)) }
