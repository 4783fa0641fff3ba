//! class: K7 helpers
//! note: nothing has it, in two containers
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
probe(box.resolve(Chat.self) ?? other.resolve(Chat.self))
probe(box.resolve(Feed.self) ?? other.resolve(Feed.self)) //~ missing-registration
