//! class: random
//! note: optional through helper; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

extension Resolver {
    func get<T>(_ type: T.Type) -> T? {
        resolve(T.self)
    }
}

let container = Container()
container.register(Api?.self) { _ in Api() }
probe(container.get(Api?.self))
