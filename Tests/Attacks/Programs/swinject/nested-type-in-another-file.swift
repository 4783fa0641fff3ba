//! class: K5 types
//! note: a nested type from an extension in another file
//// file: App/main.swift
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
final class Screen { func show() { probe(box.resolve(Feed.self)) } } //~ missing-registration
Screen().show()
probe(box.resolve(Feed.self))
//// file: App/More.swift
extension Screen { final class Feed {} }
