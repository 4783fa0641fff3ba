//! title: a family of overloads of register, told apart by what the closures take
//! runs: no
import Swinject

final class Api {}
final class Page { init(_ id: Int) {} }
final class Form { init(_ id: Int, _ title: String) {} }
extension Container {
    @discardableResult
    func register<Service>(
        _ type: Service.Type, name: String? = nil, mainActorFactory: @escaping @MainActor (Resolver) -> Service
    ) -> ServiceEntry<Service> {
        register(type, name: name) { r in MainActor.assumeIsolated { mainActorFactory(r) } }
    }
    @discardableResult
    func register<Service, Arg1>(
        _ type: Service.Type, name: String? = nil, mainActorFactory: @escaping @MainActor (Resolver, Arg1) -> Service
    ) -> ServiceEntry<Service> {
        register(type, name: name) { (r: Resolver, a: Arg1) in MainActor.assumeIsolated { mainActorFactory(r, a) } }
    }
    @discardableResult
    func register<Service, Arg1, Arg2>(
        _ type: Service.Type, name: String? = nil,
        mainActorFactory: @escaping @MainActor (Resolver, Arg1, Arg2) -> Service
    ) -> ServiceEntry<Service> {
        register(type, name: name) { (r: Resolver, a: Arg1, b: Arg2) in
            MainActor.assumeIsolated { mainActorFactory(r, a, b) }
        }
    }
}
let container = Container()
container.register(Api.self) { _ in Api() }
container.register(Api.self, name: "main", mainActorFactory: { _ in Api() })
container.register(Page.self, mainActorFactory: { (_, id: Int) in Page(id) })
container.register(Form.self, mainActorFactory: { (_, id: Int, title: String) in Form(id, title) })
container.register(Page.self, name: "plain") { (_, id: Int) in Page(id) }
_ = container.resolve(Api.self)!
_ = container.resolve(Api.self, name: "main")!
_ = container.resolve(Page.self, argument: 1)!
_ = container.resolve(Page.self, name: "plain", argument: 1)!
_ = container.resolve(Form.self, arguments: 1, "a")!
_ = container.resolve(Page.self)! //~ argument-mismatch: registered with an argument of type Int
_ = container.resolve(Form.self, arguments: "a", 1)! //~ argument-mismatch
_ = container.resolve(Api.self, name: "other")! //~ missing-registration
