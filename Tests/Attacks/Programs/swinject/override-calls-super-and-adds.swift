//! class: K9 dispatch
//! note: an override calls super
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
class Setup { func run() { box.register(Feed.self) { _ in Feed() } } }
final class Full: Setup { override func run() { super.run(); box.register(Chat.self) { _ in Chat() } } }
Full().run()
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
