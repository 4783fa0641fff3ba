//! class: K12 existentials
//! note: a closure is the argument
import Swinject
import Probe
final class Page {}
typealias Done = () -> Void
let box = Container()
box.register(Page.self) { (_, done: @escaping Done) in Page() }
let done: Done = {}
probe(box.resolve(Page.self, argument: done))
