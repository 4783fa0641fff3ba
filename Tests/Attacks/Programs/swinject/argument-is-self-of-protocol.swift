//! class: K12 existentials
//! note: self in a protocol's extension is the conforming type
import Swinject
import Probe
protocol Screen {}
final class Page { init(_ s: any Screen) {} }
let box = Container()
box.register(Page.self) { (_, s: any Screen) in Page(s) }
extension Screen { func ask() { probe(box.resolve(Page.self, argument: self)) } }
struct Home: Screen {}
Home().ask()
