//! class: random
//! note: unproved generic binding; found as: not proved
//! kind: swinject
import Probe
import Swinject

protocol Api {}
final class LiveApi: Api {}
final class Store {}

struct Binding<Service> {
    let make: @Sendable () -> Service
    func add(to c: Container) {
        let make = make
        c.register(Service.self) { _ in make() }
    }
}

func start() {
    let container = Container()
    Binding<(any Api)> { LiveApi() }.add(to: container)
    Binding<Store> { Store() }.add(to: container)
    probe(container.resolve((any Api).self))
    probe(container.resolve(Store.self))
}
start()
