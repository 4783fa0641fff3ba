//! class: random
//! note: unproved call as function; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Adder {
    let container: Container
    func callAsFunction<T>(_ type: T.Type, _ make: @escaping () -> T) {
        container.register(T.self) { _ in make() }
    }
}

func start() {
    let container = Container()
    let add = Adder(container: container)
    add(Api.self) { Api() }
    probe(container.resolve(Api.self))
}
start()
