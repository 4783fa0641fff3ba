//! class: K9 dispatch
//! note: a template method calls a hook that the subclass empties
import Swinject
import Probe
final class Feed {}
let box = Container()
class Setup { func run() { hook() }; func hook() { box.register(Feed.self) { _ in Feed() } } }
final class Quiet: Setup { override func hook() {} }
Quiet().run()
probe(box.resolve(Feed.self))
