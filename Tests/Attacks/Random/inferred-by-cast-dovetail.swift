//! class: random
//! note: inferred by cast dovetail; found as: proved, and fails
//! kind: dovetail
import Dovetail
import Probe

protocol Api {}
final class Store {}

extension Container {
    func find<T>() -> T? {
        try? resolve(T.self)
    }
}

func start() {
    let container = try! Container { c in
        c.register(Store.self) { _ in Store() }
    }
    probe(container.find() as (any Api)?)
    probe(container.find() as Store?)
}
start()
