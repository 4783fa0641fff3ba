//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
container.register(Store.self, name: "disk") { _ in Disk() }
_ = container.resolve(Store.self, name: "disk")
_ = container.resolve(Store.self, name: "dsik") //~ missing-registration: 'Store' named "disk" is registered here
_ = container.resolve(Store.self) //~ missing-registration: pass name: "disk" to resolve, or register 'Store' without a name
