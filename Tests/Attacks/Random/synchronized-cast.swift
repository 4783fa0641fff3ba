//! class: random
//! note: synchronized cast; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

let container = Container()
let safe = container.synchronize() as! Container
safe.register(Api.self) { _ in Api() }
probe(container.resolve(Api.self))
