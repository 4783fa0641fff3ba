//! runs: no
//! proof: proved 6 of 8 resolutions
import SwinjectAutoregistration
import Swinject

protocol Store {}
protocol Log {}
final class Disk: Store {}
final class UseCase { init(store: Store, log: Log) {} }
struct Page { let store: Store }
let container = Container()
extension Resolver { func get<T>() -> T { resolve(T.self)! } }
container.register(Store.self) { _ in Disk() }
container.register(UseCase.self) { r in
    UseCase(
        store: r.get(),
        log: r.get()) //~ missing-registration: 'UseCase' needs 'Log', which is not registered
}
container.register(Page.self) { r in Page(store: r.get()) }
let store: Store = container.get()
let page: Page = container.get()
var late: UseCase
late = container.get()
func make() -> Log { container.get() } //~ missing-registration: 'Log' is also needed here
func run(_ store: Store = container.get()) {}
_ = make()
run()
