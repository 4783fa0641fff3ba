//! class: K5 types
//! note: nested types from extensions in other files
//// file: App/main.swift
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Screen.Feed.self) { _ in Screen.Feed() }
class Base {}
final class Screen { func show() { probe(box.resolve(Feed.self)) } }
final class Sub: Base { func show() { probe(box.resolve(Feed.self)) } } //~ missing-registration
Screen().show()
Sub().show()
//// file: App/More.swift
extension Screen { final class Feed {} }
//// file: App/Other.swift
extension Base { final class Feed {} }
