//! class: K11 forward
//! note: a forward takes the name of its service
import Swinject
import Probe
protocol Reads {}
final class Disk: Reads {}
let box = Container()
let entry = box.register(Disk.self, name: "fast") { _ in Disk() }
box.forward(Reads.self, name: "fast", to: entry)
probe(box.resolve(Reads.self, name: "fast"))
probe(box.resolve(Reads.self)) //~ missing-registration
