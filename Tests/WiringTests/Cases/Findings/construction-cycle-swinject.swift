//! title: the help for a cycle of a Swinject container names the property and its class
//! runs: no
import Swinject

protocol Hen {}
final class RedHen: Hen { private let egg: Egg; init(egg: Egg) { self.egg = egg } }
final class Egg { init(hen: Hen) {} }
let container = Container()
container.register(Hen.self) { r in RedHen(egg: r.resolve(Egg.self)!) } //~ construction-cycle: break the cycle: declare 'var egg: Egg?' in 'RedHen', build 'RedHen' without 'egg', and after the call write .initCompleted { r, it in (it as? RedHen)?.egg = r.resolve(Egg.self) }; or in 'Hen', resolve 'Egg' wrapped in Lazy or Provider
container.register(Egg.self) { r in Egg(hen: r.resolve(Hen.self)!) }
_ = container.resolve(Hen.self)
