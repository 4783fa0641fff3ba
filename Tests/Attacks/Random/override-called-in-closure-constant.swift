//! class: random
//! note: override called in closure constant; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

class Hook {
    func fill(_ c: Container) {
        addApi(c)
    }
}

final class EmptyHook: Hook {
    override func fill(_ c: Container) {}
}

func addApi(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

let block: @Sendable (Container) -> Void = { c in
    EmptyHook().fill(c)
}

func start() {
    let container = Container()
    block(container)
    probe(container.resolve(Api.self))
}
start()
