//! class: random
//! note: guarded call with extension; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

extension Container {
    func addApi() {
        register(Api.self) { _ in Api() }
    }
}

struct Config {
    var isOn = false
}

func fill(_ c: Container) {
    c.addApi()
}

func start(_ c: Container) {
    guard Config().isOn else { return }
    fill(c)
}

let container = Container()
start(container)
probe(container.resolve(Api.self))
