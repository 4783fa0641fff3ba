//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
container.register(Store.self) { _ in Disk() }
container.register(Store.self) { _ in Disk() } //~ duplicate-registration: twice, and this one replaces the one on line 6
container.register(Store.self, name: "a") { _ in Disk() }
container.register(Store.self) { (_, size: Int) in Disk() }
let other = Container()
other.register(Store.self) { _ in Disk() }
_ = container.resolve(Store.self)
_ = container.resolve(Store.self, name: "a")
_ = container.resolve(Store.self, argument: 1)
_ = other.resolve(Store.self)
