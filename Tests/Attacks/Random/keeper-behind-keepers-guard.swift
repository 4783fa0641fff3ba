//! class: random
//! note: keeper behind keepers guard; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

final class Inner {
    let container: Container
    init(container: Container) {
        self.container = container
    }
    func run() {
        container.register(Api.self) { _ in Api() }
    }
}

final class Outer {
    let container: Container
    init(container: Container) {
        self.container = container
    }
    func run(isOn: Bool) {
        guard isOn else { return }
        Inner(container: container).run()
    }
}

func start() {
    let container = Container()
    Outer(container: container).run(isOn: false)
    probe(container.resolve(Api.self))
}
start()
