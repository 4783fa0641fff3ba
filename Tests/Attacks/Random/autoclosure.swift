//! class: random
//! note: autoclosure; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

func check(_ isOn: Bool, _ body: @autoclosure () -> Bool) {
    guard isOn else { return }
    _ = body()
}

func fill(_ c: Container) -> Bool {
    c.register(Api.self) { _ in Api() }
    return true
}

func start() {
    let container = Container()
    check(false, fill(container))
    probe(container.resolve(Api.self))
}
start()
