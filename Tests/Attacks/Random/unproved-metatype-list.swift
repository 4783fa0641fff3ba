//! class: random
//! note: unproved metatype list; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}
final class Store {}

protocol Registrar {
    static func register(in c: Container)
}

enum ApiRegistrar: Registrar {
    static func register(in c: Container) {
        c.register(Api.self) { _ in Api() }
    }
}
enum StoreRegistrar: Registrar {
    static func register(in c: Container) {
        c.register(Store.self) { _ in Store() }
    }
}

func start() {
    let container = Container()
    let types: [any Registrar.Type] = [ApiRegistrar.self]
    for type in types { type.register(in: container) }
    let others: [any Registrar.Type] = [StoreRegistrar.self]
    for type in others { type.register(in: container) }
    probe(container.resolve(Api.self))
    probe(container.resolve(Store.self))
}
start()
