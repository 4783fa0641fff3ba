//! title: a property wrapper that asks a function of the program
//! runs: no
//! proof: proved 7 of 12 resolutions
//// file: App/DI.swift
import Swinject

final class DI {
    static let shared = DI()
    let container = Container()
    func resolve<T>(_ type: T.Type, name: String? = nil) -> T { container.resolve(type, name: name)! }
}
func inject<T>(_ type: T.Type = T.self) -> T { DI.shared.container.resolve(type)! }
@propertyWrapper struct Inject<T> {
    let wrappedValue: T
    init() { wrappedValue = DI.shared.resolve(T.self) }
}
@propertyWrapper struct Asking<T> { var wrappedValue: T { DI.shared.resolve(T.self) } }
@propertyWrapper struct Named<T> {
    var wrappedValue: T
    init(_ name: String) { wrappedValue = DI.shared.resolve(T.self, name: name) }
}
@propertyWrapper struct Global<T> {
    let wrappedValue: T
    init() { self.wrappedValue = inject() }
}
//// file: App/Screen.swift
final class Screen {
    @Inject var store: Store
    @Inject private var log: Log //~ missing-registration: 'Log' is not registered
    @Asking var asked: Store
    @Asking var askedLog: Log //~ missing-registration: 'Log' is not registered
    @Named("disk") var disk: Store
    @Named("tape") var tape: Store //~ missing-registration: 'Store' named "tape" is not registered
    @Global var global: Store
    @Global var globalLog: Log //~ missing-registration: 'Log' is not registered
    let plain: Store = inject()
    func show() {
        @Inject var local: Store
        @Inject var localLog: Log //~ missing-registration: 'Log'
        _ = (local, localLog)
    }
}
//// file: App/main.swift
import Swinject

class Store {}
class Log {}
DI.shared.container.register(Store.self) { _ in Store() }
DI.shared.container.register(Store.self, name: "disk") { _ in Store() }
_ = DI.shared.container.resolve(Store.self)!
let screen = Screen()
screen.show()
_ = (screen.asked, screen.askedLog)
