//! class: random
//! note: unproved overridden method; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

class Hook {
    func fill(_ c: Container) {
        c.register(Api.self) { _ in Api() }
    }
}

final class OtherHook: Hook {
    override func fill(_ c: Container) {}
}

func start() {
    let container = Container()
    Hook().fill(container)
    probe(container.resolve(Api.self))
}
start()
