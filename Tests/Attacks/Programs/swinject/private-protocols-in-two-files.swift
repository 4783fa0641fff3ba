//! class: K5 types
//! note: two files each have a fileprivate protocol of one name
//// file: App/A.swift
import Swinject
fileprivate protocol Store {}
private final class Disk: Store {}
func fill(_ box: Container) { box.register(Store.self) { _ in Disk() } }
//// file: App/main.swift
import Swinject
import Probe
fileprivate protocol Store {}
let box = Container()
fill(box)
probe(box.resolve(Store.self)) //~ missing-registration
