//! class: random
//! note: optional delegate; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

protocol Delegate: AnyObject {
    func fill(_ c: Container)
}

final class Filler: Delegate {
    func fill(_ c: Container) {
        c.addApi()
    }
}

final class Owner {
    var delegate: (any Delegate)?
    func start(_ c: Container) {
        delegate?.fill(c)
    }
}

extension Container {
    func addApi() {
        add(self)
    }
}

func add(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

func start() {
    let container = Container()
    let owner = Owner()
    owner.start(container)
    probe(container.resolve(Api.self))
}
start()
