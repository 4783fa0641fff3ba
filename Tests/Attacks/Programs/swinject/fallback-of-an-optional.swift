//! class: K7 helpers
//! note: a cached value first
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
var cached: Feed?
probe(box.resolve(Chat.self))
probe(cached ?? box.resolve(Feed.self)) //~ missing-registration
