//! class: K6 names
//! note: a parameter hides the constant
import Swinject
import Probe
final class Api {}
let key = "main"
let box = Container()
box.register(Api.self, name: key) { _ in Api() }
func ask(key: String) { probe(box.resolve(Api.self, name: key)) }
ask(key: "other")
probe(box.resolve(Api.self, name: key))
