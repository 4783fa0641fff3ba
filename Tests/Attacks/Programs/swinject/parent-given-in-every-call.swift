//! class: K1 places
//! note: a defaulted parent that every call passes
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let root = Container()
root.register(Feed.self) { _ in Feed() }
func child(_ p: Container? = nil) -> Container { Container(parent: p) }
final class Scene { let box: Container; init(parent: Container? = nil) { box = Container(parent: parent) }
 func show() { probe(box.resolve(Feed.self)) } }
final class Page { let box: Container; init(parent: Container = root) { box = Container(parent: parent) }
 func show() { probe(box.resolve(Feed.self)) } }
final class Alone { let box: Container; init(parent: Container? = nil) { box = Container(parent: parent); box.register(Feed.self) { _ in Feed() } }
 func show() { probe(box.resolve(Feed.self)) } }
let one = child(root)
probe(one.resolve(Feed.self))
Scene(parent: root).show()
Page().show()
Alone().show()
Alone(parent: root).show()
