//! class: K1 places
//! note: an initializer's parent parameter whose default is nil
import Swinject
import Probe
final class Feed {}
let root = Container()
root.register(Feed.self) { _ in Feed() }
final class Scene { let box: Container; init(parent: Container? = nil) { box = Container(parent: parent) }
 func show() { probe(box.resolve(Feed.self)) } }
Scene(parent: root).show()
Scene().show()
