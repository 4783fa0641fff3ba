//! class: K12 existentials
//! note: an Int for an Int? argument
import Swinject
import Probe
final class Page {}
let box = Container()
box.register(Page.self) { (_, id: Int?) in Page() }
let some: Int? = 1
probe(box.resolve(Page.self, argument: some))
probe(box.resolve(Page.self, argument: 1)) //~ argument-mismatch
probe(box.resolve(Page.self, argument: 1 as Int?))
