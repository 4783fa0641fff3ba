//! class: random
//! note: weak container; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

final class Holder {
    weak var container: Container?
}

func start() {
    let holder = Holder()
    do {
        let container = Container()
        container.register(Api.self) { _ in Api() }
        holder.container = container
    }
    probe(holder.container?.resolve(Api.self))
}
start()
