//! class: K8 not counted
//! note: own protocol in an extension of it
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
protocol Source { func resolve<T>(_ type: T.Type) -> T? }
extension Container: Source {}
extension Source { func chat() { probe(resolve(Chat.self)) }; func feed() { probe(self.resolve(Feed.self)) } } //~ missing-registration
let box = Container()
box.register(Feed.self) { _ in Feed() }
probe(box.resolve(Feed.self))
box.feed()
box.chat()
