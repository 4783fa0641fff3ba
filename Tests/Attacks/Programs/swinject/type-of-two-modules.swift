//! class: K5 types
//! note: two modules each have a type of one name
//! modules: Feeds App
//// file: Feeds/Feeds.swift
public final class Model { public init() {} }
//// file: App/main.swift
import Feeds
import Probe
import Swinject
final class Model {}
let box = Container()
box.register(Feeds.Model.self) { _ in Feeds.Model() }
probe(box.resolve(Feeds.Model.self))
probe(box.resolve(Model.self)) //~ missing-registration
