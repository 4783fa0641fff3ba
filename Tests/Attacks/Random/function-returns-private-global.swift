//! class: random
//! note: function returns private global; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

private let stored = Container()

func current() -> Container { stored }

func start() {
    current().register(Api.self) { _ in Api() }
    probe(current().resolve(Api.self))
}
start()
