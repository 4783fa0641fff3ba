//! class: K16 false errors
//! note: the protocols of a composition are declared in a file that imports no container
//// file: App/Disk.swift
protocol Reads {}
protocol Edits: Reads {}
final class Disk: Edits {}
//// file: App/main.swift
import Swinject
import Probe
let box = Container()
box.register((Reads & Edits).self) { _ in Disk() }
probe(box.resolve(Edits.self))
probe(box.resolve(Reads.self)) //~ missing-registration
