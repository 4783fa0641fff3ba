//! class: random
//! note: container in tuple; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

let pair = (live: Container(), empty: Container())
pair.live.register(Api.self) { _ in Api() }
probe(pair.live.resolve(Api.self))
