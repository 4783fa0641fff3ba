//! class: K11 forward
//! note: implements a base class and a composition
import Swinject
import Probe
class Base {}
protocol Reads {}
final class Disk: Base, Reads {}
let box = Container()
box.register(Disk.self) { _ in Disk() }.implements(Base.self).implements((Base & Reads).self)
probe(box.resolve(Base.self))
probe(box.resolve((Base & Reads).self))
