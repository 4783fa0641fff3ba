//! class: K6 names
//! note: an optional name that is nil here
import Swinject
import Probe
final class Api {}
let box = Container()
box.register(Api.self) { _ in Api() }
let none: String? = nil
let some: String? = "x"
probe(box.resolve(Api.self, name: none))
probe(box.resolve(Api.self, name: some)) //~ missing-registration
