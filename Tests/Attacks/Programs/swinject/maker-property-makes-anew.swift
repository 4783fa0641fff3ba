//! class: K1 places
//! note: a value with a container, made anew by a computed property
import Swinject
import Probe
final class Feed {}
final class Scene { let box = Container(); static var current: Scene { Scene() } }
Scene.current.box.register(Feed.self) { _ in Feed() }
probe(Scene.current.box.resolve(Feed.self))
