//! class: random
//! note: unproved associated type; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

protocol Needing {
    associatedtype Needed
}

extension Needing {
    func needed(from r: any Resolver) -> Needed? {
        r.resolve(Needed.self)
    }
}

struct Screen: Needing {
    typealias Needed = Api
}

func start() {
    let container = Container()
    container.register(Api.self) { _ in Api() }
    probe(Screen().needed(from: container))
}
start()
