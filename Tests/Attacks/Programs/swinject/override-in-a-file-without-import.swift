//! class: K9 dispatch
//! note: a subclass in a file that imports no container empties the hook that registers
//// file: App/Setup.swift
import Swinject
final class Feed {}
let box = Container()
class Setup { func run() { hook() }; func hook() { box.register(Feed.self) { _ in Feed() } } }
//// file: App/Quiet.swift
final class Quiet: Setup { override func hook() {} }
//// file: App/main.swift
import Probe
Quiet().run()
probe(box.resolve(Feed.self))
