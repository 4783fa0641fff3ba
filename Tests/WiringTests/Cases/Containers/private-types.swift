//! title: private types of two files are two types
//! runs: no
//! proof: proved 1 of 2 resolutions
//// file: App/Disk.swift
import Swinject
private protocol Store {}
private struct Disk: Store {}
func setUp(_ container: Container) {
    container.register(Store.self) { _ in Disk() }
    _ = container.resolve(Store.self)
}
//// file: App/Tape.swift
import Swinject
private protocol Store {}
func ask(_ container: Container) { _ = container.resolve(Store.self) }  //~ missing-registration: 'Store'
//// file: App/main.swift
import Swinject
let container = Container()
setUp(container)
ask(container)
