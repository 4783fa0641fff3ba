//! class: K8 not counted
//! note: a chain of optionals leads to the container
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Screen { var parent: Screen?; let box = Container() }
let root = Screen()
root.box.register(Feed.self) { _ in Feed() }
let leaf = Screen()
leaf.parent = root
probe(leaf.parent?.box.resolve(Feed.self))
probe(leaf.box.resolve(Feed.self))
