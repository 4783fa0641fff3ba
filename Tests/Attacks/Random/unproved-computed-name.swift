//! class: random
//! note: unproved computed name; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

enum Names {
    static let live = "live"
    static var current: String { live }
}

func start() {
    let container = Container()
    container.register(Api.self, name: Names.current) { _ in Api() }
    probe(container.resolve(Api.self, name: Names.current))
}
start()
