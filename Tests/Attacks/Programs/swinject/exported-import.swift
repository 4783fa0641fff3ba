//! class: K8 not counted
//! note: the library comes through another module's exported import
//! modules: Kit App
//// file: Kit/Kit.swift
@_exported import Swinject
//// file: App/main.swift
import Kit
import Probe
final class Feed {}
final class Chat {}
let box = Swinject.Container()
box.register(Feed.self) { _ in Feed() }
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self)) //~ missing-registration
