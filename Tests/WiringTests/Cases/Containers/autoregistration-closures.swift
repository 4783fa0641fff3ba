//! runs: no
//! proof: proved 5 of 6 resolutions
import Swinject
import SwinjectAutoregistration

class Store {}
class Log {}
class Cache { init(store: Store) {} }
class Screen { init(store: Store, log: Log) {} }
class Page { init(store: Store, number: Int) {} }
let container = Container()
container.autoregister(Store.self, initializer: Store.init)
container.autoregister(Cache.self) { (store: Store) in Cache(store: store) }
container.autoregister(Screen.self) { (store: Store, log: Log) in Screen(store: store, log: log) } //~ missing-registration: 'Screen' needs 'Log', which is not registered
container.autoregister(Page.self, argument: Int.self) { (store: Store, number: Int) in Page(store: store, number: number) } //~ unused-registration
_ = container.resolve(Cache.self)!
_ = container.resolve(Screen.self)!
