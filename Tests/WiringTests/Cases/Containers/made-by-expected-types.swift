//! title: containers made by .init(…) for an argument, a property or a variable of another type
//! runs: no
import Swinject

final class Log {}
final class Api {}
final class Logs: Assembly { func assemble(container: Container) { container.register(Log.self) { _ in Log() } } }
final class Apis: Assembly { func assemble(container: Container) { container.register(Api.self) { _ in Api() } } }

func start(_ assembler: Assembler) { _ = assembler.resolver.resolve(Log.self)! }
start(.init([Logs()]))

final class App {
    let assembler: Assembler
    init() { assembler = .init([Apis()]) }
    func run() {
        _ = assembler.resolver.resolve(Api.self)!
        _ = assembler.resolver.resolve(Log.self)! //~ missing-registration: 'Log' is not registered in 'App.assembler'
    }
}
App().run()

final class Box {
    let container: Container
    init() { container = .init { $0.register(Log.self) { _ in Log() } } }
    func open() { _ = container.resolve(Log.self)! }
}
Box().open()

// None of these is a container.
struct Shelf { init(_ items: [Int] = []) {} }
final class Store {
    var shelf: Shelf
    init() { shelf = .init([1, 2]) }
    func clear() { shelf = .init() }
}
Store().clear()
