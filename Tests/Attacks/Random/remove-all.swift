//! class: random
//! note: remove all; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

let container = Container()
container.register(Api.self) { _ in Api() }
container.removeAll()
probe(container.resolve(Api.self))
