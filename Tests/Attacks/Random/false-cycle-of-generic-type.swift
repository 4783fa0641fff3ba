//! class: random
//! note: false cycle of generic type; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}
final class Store {}

struct Loader<Model> {
    let resolver: any Resolver
    func load() -> Model? {
        resolver.resolve(Model.self)
    }
}

let container = Container()
container.register(Api.self) { _ in Api() }
container.register(Store.self) { r in
    probe(Loader<Api>(resolver: r).load())
    return Store()
}
probe(Loader<Api>(resolver: container).load())
probe(Loader<Store>(resolver: container).load())
