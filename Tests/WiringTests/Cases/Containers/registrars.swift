//! title: functions of the program that register what they are given
//! runs: no
//! proof: proved 9 of 12 resolutions
//// file: App/DI.swift
import Swinject

final class DI {
    static let shared = DI()
    let container = Container()
    func single<T>(_ type: T.Type, name: String? = nil, _ factory: @escaping (Resolver) -> T) {
        container.register(type, name: name, factory: factory).inObjectScope(.container)
    }
    func value<T>(_ make: @escaping @autoclosure () -> T) { container.register(T.self) { _ in make() } }
}
func add<T>(to container: Container, _ type: T.Type, _ make: @escaping () -> T) {
    container.register(type) { _ in make() }
}
func keep<T>(_ type: T.Type, _ factory: @escaping (Resolver) -> T) { DI.shared.single(type, factory) }
//// file: App/main.swift
import Swinject

class Store {}
class Log {}
class Clock {}
class User {}
class Missing {}
class Screen { init(store: Store, log: Log) {} }
class Page { init(missing: Missing) {} }
DI.shared.single(Store.self) { _ in Store() }
DI.shared.single(Store.self, name: "disk") { _ in Store() }
DI.shared.single(Screen.self) { r in Screen(store: r.resolve(Store.self)!, log: r.resolve(Log.self)!) }
DI.shared.single(Page.self) { r in Page(missing: r.resolve(Missing.self)!) } //~ missing-registration: 'Page' needs 'Missing', which is not registered
DI.shared.value(Log())
add(to: DI.shared.container, Clock.self) { Clock() }
keep(User.self) { _ in User() }
_ = DI.shared.container.resolve(Screen.self)!
_ = DI.shared.container.resolve(Page.self)!
_ = DI.shared.container.resolve(Store.self, name: "disk")!
_ = DI.shared.container.resolve(Store.self, name: "tape")! //~ missing-registration: 'Store' named "tape"
_ = DI.shared.container.resolve(Log.self)!
_ = DI.shared.container.resolve(Clock.self)!
_ = DI.shared.container.resolve(User.self)!
_ = DI.shared.container.resolve(User.self, argument: 3)! //~ argument-mismatch
_ = DI.shared.container.resolve(Store.self)!
