//! class: K8 not counted
//! note: a file that imports no container passes a type on to one
//// file: App/Box.swift
import Swinject
final class Feed {}
final class Chat {}
let box = Container { $0.register(Feed.self) { _ in Feed() } }
//// file: App/Get.swift
func get<T>(_ type: T.Type) -> T? { box.resolve(type) }
//// file: App/main.swift
import Probe
probe(get(Feed.self))
probe(get(Chat.self)) //~ missing-registration
