//! runs: no
//! proof: proved 6 of 9 resolutions
import Swinject

enum Key: String { case disk, memory }
extension Resolver {
    func resolve<T>(_ type: T.Type, key: Key) -> T { resolve(type, name: key.rawValue)! }
    func resolve<T>(_ type: T.Type, tag: String) -> T? { self.resolve(type, name: tag) }
}
extension Container {
    @discardableResult
    func register<T>(_ type: T.Type, key: Key, factory: @escaping (Resolver) -> T) -> ServiceEntry<T> {
        register(type, name: key.rawValue, factory: factory)
    }
}
final class Store {}
final class Log {}
let container = Container()
container.register(Store.self, name: "disk") { _ in Store() }
container.register(Log.self, key: .memory) { _ in Log() }

_ = container.resolve(Store.self, key: .disk)
_ = container.resolve(Store.self, key: Key.disk)
_ = container.resolve(Store.self, key: .memory) //~ missing-registration: 'Store' named "memory" is not registered
_ = container.resolve(Store.self, tag: "disk")!
_ = container.resolve(Store.self, tag: "tape")! //~ missing-registration: 'Store' named "tape" is not registered
_ = container.resolve(Log.self, key: .memory)
_ = container.resolve(Log.self, name: "memory")!
_ = container.resolve(Log.self)! //~ missing-registration: 'Log' is not registered
_ = container.resolve(Store.self, name: Key.disk.rawValue)!
