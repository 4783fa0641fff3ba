//! class: random
//! note: registers in observer; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

final class Switch {
    let container: Container
    var isOn = false {
        didSet {
            container.register(Api.self) { _ in Api() }
        }
    }
    init(_ container: Container) {
        self.container = container
    }
}

let container = Container()
let toggle = Switch(container)
print(toggle.isOn)
probe(container.resolve(Api.self))
