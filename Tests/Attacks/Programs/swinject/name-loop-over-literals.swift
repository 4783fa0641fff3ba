//! class: K6 names
//! note: a loop registers each name of a list
import Swinject
import Probe
final class Api {}
let box = Container()
for key in ["a", "b"] { box.register(Api.self, name: key) { _ in Api() } }
probe(box.resolve(Api.self, name: "a"))
probe(box.resolve(Api.self, name: "b"))
probe(box.resolve(Api.self, name: "c"))
