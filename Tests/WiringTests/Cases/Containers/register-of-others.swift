//! title: calls named register of something else than a container, beside an extension's own
//! runs: no
import Swinject

final class Api {}
final class Log {}
extension Container {
    func register<Service>(_ type: Service.Type, keptBy scope: ObjectScope, _ make: @escaping (Resolver) -> Service) {
        register(type) { r in make(r) }.inObjectScope(scope)
    }
}
final class Scheduler {
    static let shared = Scheduler()
    func register(forTask: String) {}
    func register(forTask: String, _ body: () -> Void) {}
    func register(_ body: () -> Void) {}
    func register(_ name: String, keptBy: String, _ body: (Int) -> Void) {}
}
let container = Container()
container.register(Api.self) { _ in Api() }
container.register(Log.self, keptBy: .container) { _ in Log() }
Scheduler.shared.register(forTask: "refresh")
Scheduler.shared.register(forTask: "refresh") { print("refresh") }
Scheduler.shared.register { print("refresh") }
Scheduler.shared.register("refresh", keptBy: "nobody") { print($0) }
_ = container.resolve(Api.self)!
_ = container.resolve(Log.self)!
_ = container.resolve(Int.self)! //~ missing-registration
