//! class: random
//! note: inferred result wrapper; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Repo<E> {
    let value: E?
}

extension Resolver {
    func repo<E>(_ type: E.Type = E.self) -> Repo<E> {
        Repo(value: resolve(E.self))
    }
}

let container = Container()
container.register(Api.self) { _ in Api() }
let repo: Repo<Api> = container.repo()
probe(repo.value)
