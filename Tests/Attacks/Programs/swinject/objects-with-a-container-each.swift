//! class: K1 places
//! note: two objects made by initializer, container in init
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
final class Scene { let box: Container; init() { box = Container() } }
let one = Scene(), two = Scene()
one.box.register(Feed.self) { _ in Feed() }
probe(one.box.resolve(Feed.self))
probe(two.box.resolve(Feed.self))
