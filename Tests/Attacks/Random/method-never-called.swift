//! class: random
//! note: method never called; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}
final class Store {}

final class ApiRegistry {
    let container: Container
    init(_ container: Container) {
        self.container = container
    }
    func add() {
        container.register(Api.self) { _ in Api() }
    }
}

final class StoreRegistry {
    let container: Container
    init(_ container: Container) {
        self.container = container
    }
    func add() {
        container.register(Store.self) { _ in Store() }
    }
}

func start() {
    let container = Container()
    ApiRegistry(container).add()
    _ = StoreRegistry(container)
    probe(container.resolve(Api.self))
    probe(container.resolve(Store.self))
}
start()
