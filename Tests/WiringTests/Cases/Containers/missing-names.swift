//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
container.register(Store.self, name: "disk") { _ in Disk() }
_ = container.resolve(Store.self, name: "disk")
_ = container.resolve(Store.self, name: "dsik") //~ missing-registration: 'Store' named "disk" is registered here
_ = container.resolve(Store.self) //~ missing-registration: help: add container.register(Store.self) { _ in Disk() } beside the registration at App/main.swift:6; or pass name: "disk" to resolve
