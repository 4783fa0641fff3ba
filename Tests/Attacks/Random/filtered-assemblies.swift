//! class: random
//! note: filtered assemblies; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

final class First: Assembly {
    func assemble(container: Container) {
        container.register(Api.self) { _ in Api() }
    }
}
final class Second: Assembly {
    func assemble(container: Container) {}
}

let list: [any Assembly] = [First(), Second()].filter { !($0 is First) }
let assembler = Assembler(list)
probe(assembler.resolver.resolve(Api.self))
