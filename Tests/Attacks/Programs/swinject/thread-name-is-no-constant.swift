//! class: K6 names
//! note: a property name of another object, beside a constant called name
import Swinject
import Probe
import Foundation
final class Api {}
let name = "main"
let box = Container()
box.register(Api.self, name: name) { _ in Api() }
let thread = Thread()
thread.name = "worker"
probe(box.resolve(Api.self, name: name))
probe(box.resolve(Api.self, name: thread.name))
