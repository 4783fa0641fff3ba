//! title: questions and registrations through a protocol of the program's own
//! runs: no
import Swinject

final class Api {}
final class Log {}
final class Cache {}
protocol DIContainerProtocol {
    func register<Service>(_ type: Service.Type, make: @escaping (Resolver) -> Service)
    func resolve<Service>(_ type: Service.Type) -> Service
}
protocol Locator: DIContainerProtocol {}
final class DIContainer: Locator {
    private let container = Container()
    func register<Service>(_ type: Service.Type, make: @escaping (Resolver) -> Service) {
        container.register(type) { r in make(r) }
    }
    func resolve<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }
}
final class Screen {
    let di: any DIContainerProtocol
    init(di: any DIContainerProtocol) { self.di = di }
    func fill() {
        di.register(Api.self) { _ in Api() }
    }
    func open() {
        _ = di.resolve(Api.self)
        _ = di.resolve(Log.self) //~ missing-registration: 'Log' is not registered
    }
}
func show(_ locator: any Locator) {
    locator.register(Cache.self) { _ in Cache() }
    _ = locator.resolve(Cache.self)
    _ = locator.resolve(Log.self) //~ missing-registration: 'Log' is not registered
}
let screen = Screen(di: DIContainer())
screen.fill()
screen.open()
show(DIContainer())
