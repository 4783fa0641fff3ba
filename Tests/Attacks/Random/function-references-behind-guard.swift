//! class: random
//! note: function references behind guard; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

func addApi(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

struct Config {
    var isOn = false
}

func fill(_ c: Container) {
    guard Config().isOn else { return }
    for install in [addApi] { install(c) }
}

func start() {
    let container = Container()
    fill(container)
    probe(container.resolve(Api.self))
}
start()
