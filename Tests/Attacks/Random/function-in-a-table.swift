//! class: random
//! note: function in a table; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

func fillLive(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

let table: [String: (Container) -> Void] = ["live": fillLive, "mock": { _ in }]

func start() {
    let container = Container()
    table["mock"]?(container)
    probe(container.resolve(Api.self))
}
start()
