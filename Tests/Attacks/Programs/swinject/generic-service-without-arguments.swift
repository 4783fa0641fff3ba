//! class: K5 types
//! note: a generic class is registered without its arguments
import Swinject
import Probe
final class Clock { static let main = Clock() }
final class Search<C> { init(_ clock: C) {} }
let box = Container()
box.register(Search.self) { _ in Search(Clock.main) }
box.register(Search.self, name: "number") { _ in Search<Int>(1) }
probe(box.resolve(Search<Clock>.self))
probe(box.resolve(Search<Int>.self))
probe(box.resolve(Search<Int>.self, name: "number"))
