//! class: K6 names
//! note: a name is changed on its way
import Swinject
import Probe
final class Api {}
let key = "main"
let box = Container()
box.register(Api.self, name: key.uppercased()) { _ in Api() }
probe(box.resolve(Api.self, name: "MAIN"))
probe(box.resolve(Api.self, name: key))
