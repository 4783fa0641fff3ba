//! title: what none of the containers has that callers pass is reported for each of them
//! runs: no
//! proof: proved 2 of 3 resolutions
import Swinject

class Store {}
class Log {}
let first = Container()
let second = Container()
first.register(Store.self) { _ in Store() }
second.register(Store.self) { _ in Store() }
_ = first.resolve(Store.self)!
_ = second.resolve(Store.self)!
func log(_ resolver: Resolver) -> Log {
    resolver.resolve(Log.self)! //~ missing-registration: 'Log' is not registered
}
_ = log(first)
_ = log(second)
