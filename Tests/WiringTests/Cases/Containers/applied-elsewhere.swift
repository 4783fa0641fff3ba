//! runs: no
//! proof: proved 2 of 2 resolutions, 1 of them only if a branch is taken
import Swinject

protocol Store {}
final class Disk: Store {}
final class DataAssembly: Assembly {
    func assemble(container: Container) { container.register(Store.self) { _ in Disk() } }
}
final class MoreAssembly: Assembly {
    func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}
final class App {
    let assemblies: [Assembly] = [DataAssembly()]
    lazy var assembler = Assembler(assemblies)
    func more() { assembler.apply(assembly: MoreAssembly()) }
    func run() {
        _ = assembler.resolver.resolve(Store.self)
        _ = assembler.resolver.resolve(Int.self)
    }
}
