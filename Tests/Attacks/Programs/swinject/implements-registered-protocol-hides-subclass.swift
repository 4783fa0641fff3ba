//! class: K11 forward
//! note: what a factory makes is not the type that implements names
import Swinject
import Probe
protocol Store {}
protocol Cache {}
final class Disk: Store, Cache {}
final class Memory: Store {}
let box = Container()
box.register(Store.self) { _ in Memory() }.implements(Cache.self)
probe(box.resolve(Store.self))
probe(box.resolve(Cache.self))
