//! runs: no
//! proof: proved 3 of 4 resolutions
import Swinject

protocol Store {}
final class Disk: Store {}
final class UseCase { init(store: Store) {} }
final class DataAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Store.self) { _ in Disk() }
    }
}
final class DomainAssembly: Assembly {
    func assemble(container: Container) {
        container.register(UseCase.self) { r in UseCase(store: r.resolve(Store.self)!) }
    }
    func loaded(resolver: Resolver) { _ = resolver.resolve(UseCase.self) }
}
final class ForgottenAssembly: Assembly {
    func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}
let assembler = Assembler([DataAssembly(), DomainAssembly()])
_ = assembler.resolver.resolve(UseCase.self)
_ = assembler.resolver.resolve(Int.self) //~ missing-registration: 'Int' is registered here by 'ForgottenAssembly'
