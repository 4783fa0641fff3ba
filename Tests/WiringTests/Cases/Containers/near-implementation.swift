//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
protocol Cache {}
final class Memory: Cache {}
let container = Container()
container.register(Disk.self) { _ in Disk() }
container.register(Cache.self) { _ in Memory() }
_ = container.resolve(Store.self) //~ missing-registration: 'Disk' is registered here and conforms to 'Store'
_ = container.resolve(Memory.self) //~ missing-registration: resolve 'Cache', or register 'Memory' too
_ = container.resolve(Disk.self)
_ = container.resolve(Cache.self)
