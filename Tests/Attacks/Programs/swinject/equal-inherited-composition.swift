//! class: K17 equal types
//! note: P & Q is Q where Q inherits P
import Swinject
import Probe
protocol Reads {}
protocol Edits: Reads {}
final class Disk: Edits {}
let box = Container()
box.register((Reads & Edits).self) { _ in Disk() }
probe(box.resolve(Edits.self))
probe(box.resolve(Reads.self)) //~ missing-registration
