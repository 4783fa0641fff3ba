//! runs: no
//// file: dovetail.yml
strict: true
//// file: App/main.swift
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
container.register(Store.self, name: "a") { _ in Disk() }
func open(_ name: String) {
    _ = container.resolve(Store.self, name: name) //~ unprovable-resolution: the name is known only at run time
    _ = container.resolve(Store.self, name: "a")
}
open(readLine() ?? "")
