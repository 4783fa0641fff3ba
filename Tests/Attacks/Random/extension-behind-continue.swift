//! class: random
//! note: extension behind continue; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

extension Container {
    func addApi() {
        register(Api.self) { _ in Api() }
    }
}

func fill(_ c: Container) {
    c.addApi()
}

func start() {
    let container = Container()
    for part in ["core"] {
        guard part == "user" else { continue }
        fill(container)
    }
    probe(container.resolve(Api.self))
}
start()
