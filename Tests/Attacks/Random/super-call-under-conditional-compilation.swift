//! class: random
//! note: super call under conditional compilation; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

class Hook {
    func fill(_ c: Container) {
        c.register(Api.self) { _ in Api() }
    }
}

final class OwnHook: Hook {
    override func fill(_ c: Container) {
        super.fill(c)
    }
}

func fill(_ c: Container) {
    OwnHook().fill(c)
}

func start() {
    let container = Container()
    #if DEBUG
    fill(container)
    #endif
    probe(container.resolve(Api.self))
}
start()
