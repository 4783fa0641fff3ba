//! class: K6 names
//! note: names differ in case and in composed letters
import Swinject
import Probe
final class Api {}
let box = Container()
box.register(Api.self, name: "Main") { _ in Api() }
box.register(Api.self, name: "caf\u{e9}") { _ in Api() }
probe(box.resolve(Api.self, name: "main")) //~ missing-registration
probe(box.resolve(Api.self, name: "cafe\u{301}"))
