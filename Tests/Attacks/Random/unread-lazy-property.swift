//! class: random
//! note: unread lazy property; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

func fill(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

final class Setup {
    let container: Container
    lazy var isFilled: Bool = {
        fill(self.container)
        return true
    }()
    init(_ container: Container) {
        self.container = container
    }
}

func start() {
    let container = Container()
    print(type(of: Setup(container)))
    probe(container.resolve(Api.self))
}
start()
