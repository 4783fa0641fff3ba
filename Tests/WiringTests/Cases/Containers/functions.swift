//! runs: no
//! proof: proved 4 of 5 resolutions
//// file: App/Data.swift
import Swinject

func registerData(in container: Container) {
    container.register(Store.self) { _ in Disk() }
    container.register(UseCase.self, factory: makeUseCase)
}
func makeUseCase(_ r: Resolver) -> UseCase { UseCase(store: r.resolve(Store.self)!, log: r.resolve(Log.self)!) } //~ missing-registration: 'UseCase', registered here, needs 'Log'
final class Router {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func open() { _ = resolver.resolve(UseCase.self) }
}
//// file: App/main.swift
import Swinject

protocol Store {}
protocol Log {}
final class Disk: Store {}
final class UseCase { init(store: Store, log: Log) {} }
let container = Container()
registerData(in: container)
container.register(Router.self) { r in Router(resolver: r) }
_ = container.resolve(Router.self)
container.resolve(Router.self)!.open()
