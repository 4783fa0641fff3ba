//! class: K11 forward
//! note: implements a protocol that the service is not
import Swinject
import Probe
protocol Reads {}
protocol Writes {}
final class Disk: Reads {}
let box = Container()
box.register(Disk.self) { _ in Disk() }.implements(Reads.self, Writes.self)
probe(box.resolve(Reads.self))
probe(box.resolve(Writes.self))
