//! class: K12 existentials
//! note: literals as arguments have their default types
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { (_, size: Double) in Page() }
probe(box.resolve(Page.self, argument: 1.5))
probe(box.resolve(Page.self, argument: 1)) //~ argument-mismatch
probe(box.resolve(Page.self, argument: Double(1)))
probe(box.resolve(Page.self, argument: 1 as Double))
