//! class: K8 not counted
//! note: a screen's superclass in another file has the helper
//// file: App/Base.swift
import Swinject
let box = Container()
class Base { func get<T>(_ type: T.Type) -> T? { box.resolve(type) } }
//// file: App/Screen.swift
import Probe
final class Feed {}
final class Chat {}
final class Screen: Base {
    func show() {
        probe(get(Feed.self))
        probe(super.get(Chat.self))
    }
}
//// file: App/main.swift
import Swinject
box.register(Feed.self) { _ in Feed() }
Screen().show()
