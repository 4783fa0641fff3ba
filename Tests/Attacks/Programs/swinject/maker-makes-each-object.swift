//! class: K1 places
//! note: two objects by one maker
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
final class Scene { let box: Container; init() { box = Container() }; static func make() -> Scene { Scene() } }
let one = Scene.make(), two = Scene.make()
one.box.register(Feed.self) { _ in Feed() }
probe(one.box.resolve(Feed.self))
probe(two.box.resolve(Feed.self))
