//! class: K6 names
//! note: a function with a single return gives the name
import Swinject
import Probe
final class Api {}
func key(_ n: Int) -> String { n == 0 ? "zero" : "many" }
let box = Container()
box.register(Api.self, name: "zero") { _ in Api() }
probe(box.resolve(Api.self, name: key(0)))
probe(box.resolve(Api.self, name: key(2)))
