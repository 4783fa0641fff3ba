//! class: K5 types
//! note: a type nested in an extension of another file
//// file: App/A.swift
import Swinject
enum Feed {}
extension Feed { final class Model {} }
final class Model {}
let box = Container { $0.register(Feed.Model.self) { _ in Feed.Model() } }
//// file: App/main.swift
import Probe
import Swinject
extension Feed { static func load() { probe(box.resolve(Model.self)) } }
Feed.load()
probe(box.resolve(Model.self)) //~ missing-registration
