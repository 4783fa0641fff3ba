//! runs: no
//! proof: proved 6 of 8 resolutions
//// file: App/DI.swift
import Swinject

public final class DI {
    private static let container = Container()
    static func setUp() { container.register(Store.self) { _ in Disk() } }
    static func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
    static func get<T>() -> T { container.resolve(T.self)! }
    static func named<T>(_ type: T.Type, _ name: String) -> T { container.resolve(T.self, name: name)! }
}
func inject<T>(_ type: T.Type = T.self) -> T { DI.get() }
//// file: App/Screen.swift
protocol Store {}
protocol Log {}
final class Disk: Store {}
final class Screen {
    let first = DI.resolve(Store.self)
    let second: Store = DI.get()
    private lazy var third: Log = DI.get() //~ missing-registration: 'Log' is not registered
    init(store: Store = DI.get(), other: Store = DI.resolve(Store.self)) {}
    func load() -> Store { return DI.get() }
    func open() { show(store: DI.get()) }
    func show(store: Store) {}
    func name() { _ = DI.named(Store.self, "disk") } //~ missing-registration: 'Store' named "disk"
}
//// file: App/main.swift
DI.setUp()
let screen = Screen()
_ = screen.load()
screen.open()
screen.name()
