//! title: Swinject keeps a class that is not Sendable, and several actors resolve it; and classes of the main actor
//! runs: no
//! proof: proved 7 of 7 resolutions
//// file: App/App.swift
import Swinject

final class Cache { var count = 0 }
final class Draft { var text = "" }
final class Log: @unchecked Sendable { var lines = 0 }
@MainActor final class Screen {
    var title = ""
    init() {}
}
nonisolated(unsafe) let container = Container()

@MainActor func assemble() {
    container.register(Cache.self) { _ in Cache() }.inObjectScope(.container) //~ not-sendable-kept: 'Cache' is not Sendable
    container.register(Draft.self) { _ in Draft() }
    container.register(Log.self) { _ in Log() }.inObjectScope(.container)
    // Swinject has no services of the main actor: where this closure runs is up to those who resolve the service.
    container.register(Screen.self) { _ in Screen() }
}
actor Loader {
    func load() {
        container.resolve(Cache.self)?.count += 1
        container.resolve(Draft.self)?.text += "!"
        container.resolve(Log.self)?.lines += 1
    }
}
@MainActor func show() {
    container.resolve(Screen.self)?.title = "\(container.resolve(Cache.self)?.count ?? 0)"
    container.resolve(Draft.self)?.text += "?"
    container.resolve(Log.self)?.lines += 1
}
@main struct App {
    static func main() async {
        await assemble()
        await Loader().load()
        await show()
    }
}
