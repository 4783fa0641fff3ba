//! title: Swinject's factories that are isolated to the main actor by the function that registers them
//! runs: no
//! proof: proved 7 of 10 resolutions; 3 not provable: 3 calls on unknown actors
//// file: App/main.swift
import Swinject

@MainActor final class Screen {
    init() {}
    static var current: Screen { Screen() }
}
final class Router {
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
}
final class Store {}

@MainActor func assemble(_ container: Container) {
    container.register(Screen.self) { _ in Screen() }
    container.register(Screen.self, name: "current") { _ in Screen.current }
    container.register(Router.self) { r in Router(screen: r.resolve(Screen.self)!) }
    container.register(Store.self) { _ in Store() }
}
let container = Container()
assemble(container)
_ = container.resolve(Screen.self)

// Where this runs is not known.
func show(_ container: Container) {
    _ = container.resolve(Screen.self)
    _ = container.resolve(Screen.self, name: "current")
    _ = container.resolve(Router.self)
    _ = container.resolve(Store.self)
}
@MainActor func showThere(_ container: Container) {
    _ = container.resolve(Screen.self)
    _ = container.resolve(Router.self)
}
@MainActor final class Flow {
    func show(_ container: Container) {
        _ = container.resolve(Screen.self)
        _ = container.resolve(Screen.self, name: "current")
    }
}
show(container)
showThere(container)
Flow().show(container)
