//! class: random
//! note: closure constant in branch; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

func fill(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

let block: @Sendable (Container) -> Void = { c in
    fill(c)
}

func start(isOn: Bool) {
    let container = Container()
    if isOn {
        block(container)
    }
    probe(container.resolve(Api.self))
}
start(isOn: false)
