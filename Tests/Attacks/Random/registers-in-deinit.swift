//! class: random
//! note: registers in deinit; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

final class Guard {
    let container: Container
    init(_ container: Container) {
        self.container = container
    }
    deinit {
        container.register(Api.self) { _ in Api() }
    }
}

let container = Container()
let kept = Guard(container)
probe(container.resolve(Api.self))
