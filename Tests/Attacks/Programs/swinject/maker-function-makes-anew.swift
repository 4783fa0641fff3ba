//! class: K1 places
//! note: a value with a container, made anew by a static function
import Swinject
import Probe
final class Feed {}
struct Scene { let box = Container(); static func make() -> Scene { Scene() } }
let scene = Scene.make()
scene.box.register(Feed.self) { _ in Feed() }
probe(scene.box.resolve(Feed.self))
probe(Scene.make().box.resolve(Feed.self))
