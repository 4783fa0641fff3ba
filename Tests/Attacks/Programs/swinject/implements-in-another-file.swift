//! class: K11 forward
//! note: the declaration of the service, in a file that imports no container, shows that it is not what implements names
//// file: App/Disk.swift
protocol Reads {}
protocol Writes {}
final class Disk: Reads {}
//// file: App/main.swift
import Swinject
import Probe
let box = Container()
box.register(Disk.self) { _ in Disk() }.implements(Reads.self, Writes.self, Error.self)
probe(box.resolve(Reads.self))
probe(box.resolve(Writes.self))
probe(box.resolve(Error.self))
