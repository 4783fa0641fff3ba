//! class: K13 function needs
//! note: one need is an argument
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Screen { init(id: Int, feed: Feed) {} }
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.autoregister(Screen.self, argument: Int.self, initializer: Screen.init)
probe(box.resolve(Screen.self, argument: 3))
probe(box.resolve(Screen.self)) //~ argument-mismatch
