//! class: K16 false errors
//! note: an initializer of another file, which imports no container, takes what may be missing
//// file: App/Screen.swift
final class Feed {}
final class Log {}
final class Screen { init(_ feed: Feed, log: Log?) {} }
//// file: App/main.swift
import Swinject
import Probe
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.register(Screen.self) { r in Screen(r.resolve(Feed.self)!, log: r.resolve(Log.self)) }
probe(box.resolve(Screen.self))
