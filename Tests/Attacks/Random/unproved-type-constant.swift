//! class: random
//! note: unproved type constant; found as: not proved
//! kind: swinject
import Probe
import Swinject

protocol Api {}
final class LiveApi: Api {}

func start() {
    let container = Container()
    container.register((any Api).self) { _ in LiveApi() }
    let type = (any Api).self
    probe(container.resolve(type))
}
start()
