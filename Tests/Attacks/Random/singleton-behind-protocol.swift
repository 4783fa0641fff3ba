//! class: random
//! note: singleton behind protocol; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

protocol HasContainer {
    var container: Container { get }
}

final class Root: HasContainer {
    nonisolated(unsafe) static let shared: any HasContainer = Root()
    let container = Container()
}

func start() {
    Root.shared.container.register(Api.self) { _ in Api() }
    probe(Root.shared.container.resolve(Api.self))
}
start()
