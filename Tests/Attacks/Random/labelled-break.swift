//! class: random
//! note: labelled break; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Config {
    var isOn = true
}

func start() {
    let container = Container()
    block: do {
        if Config().isOn { break block }
        container.register(Api.self) { _ in Api() }
    }
    probe(container.resolve(Api.self))
}
start()
