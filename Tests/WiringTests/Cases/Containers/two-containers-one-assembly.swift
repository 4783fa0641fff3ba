//! runs: no
import Swinject

protocol Store {}
protocol Log {}
final class Disk: Store { init(log: Log) {} }
final class Console: Log {}
final class DataAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Store.self) { r in
            Disk(log: r.resolve(Log.self)!)  //~ missing-registration: 'Store' needs 'Log', but 'LogAssembly', which registers it, is not applied to 'Share.container'
        }
    }
}
final class LogAssembly: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Console() } }
}
enum App {
    static let container = Container()
    static let assembler = Assembler([DataAssembly(), LogAssembly()], container: App.container)
    static func run() { _ = container.resolve(Store.self) }
}
enum Share {
    static let container: Container = {
        let container = Container()
        _ = Assembler([DataAssembly()], container: container)
        return container
    }()
    static func run() { _ = Share.container.resolve(Store.self) }
}
