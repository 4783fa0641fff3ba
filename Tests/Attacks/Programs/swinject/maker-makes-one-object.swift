//! class: K1 places
//! note: one object by one maker
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
final class Scene { let box = Container(); static func make() -> Scene { Scene() } }
let one = Scene.make()
one.box.register(Feed.self) { _ in Feed() }
probe(one.box.resolve(Feed.self))
final class App { static let shared = App(); let box = Container() }
App.shared.box.register(Feed.self) { _ in Feed() }
probe(App.shared.box.resolve(Feed.self))
final class Filled { let box = Container(); init() { box.register(Feed.self) { _ in Feed() } }; static var fresh: Filled { Filled() } }
probe(Filled.fresh.box.resolve(Feed.self))
