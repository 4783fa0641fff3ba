//! class: K8 not counted
//! note: an extension in a file that imports no container resolves from a requirement of its protocol
//// file: App/Screen.swift
import Swinject
final class Feed {}
let full = Container(), empty = Container()
protocol Screen { var box: Container { get } }
struct Live: Screen { var box: Container { full } }
struct Demo: Screen { var box: Container { empty } }
//// file: App/Show.swift
import Probe
extension Screen { func show() { probe(box.resolve(Feed.self)) } }
//// file: App/main.swift
full.register(Feed.self) { _ in Feed() }
Live().show()
Demo().show()
