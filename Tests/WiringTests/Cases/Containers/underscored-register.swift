//! title: a helper that calls Swinject's _register registers like any other
//! command: check
//! runs: no
//! proof: proved 2 of 3 resolutions
import Swinject

extension Container {
    @discardableResult
    func registerSingleton<Service>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
    ) -> ServiceEntry<Service> {
        _register(type, factory: factory, name: name).inObjectScope(.container)
    }
}
struct Clock {}
struct Feed {}
struct Missing {}
let container = Container()
container.registerSingleton(Clock.self) { _ in Clock() }
container._register(Feed.self, factory: { (_: Resolver) in Feed() }, name: nil)
_ = container.resolve(Clock.self)!
_ = container.resolve(Feed.self)!
_ = container.resolve(Missing.self)! //~ missing-registration
