//! class: random
//! note: keeper in for each; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Keeper {
    let container: Container
    func run() {
        container.register(Api.self) { _ in Api() }
    }
}

func start() {
    let container = Container()
    [1].dropFirst().forEach { _ in
        Keeper(container: container).run()
    }
    probe(container.resolve(Api.self))
}
start()
