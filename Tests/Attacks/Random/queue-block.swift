//! class: random
//! note: queue block; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

import Dispatch

final class Api {}

extension Container {
    func addApi() {
        register(Api.self) { _ in Api() }
    }
}

let block: @Sendable (Container) -> Void = { c in
    c.addApi()
}

func start() {
    let container = Container()
    nonisolated(unsafe) let target = container
    DispatchQueue.main.async {
        block(target)
    }
    probe(container.resolve(Api.self))
}
start()
