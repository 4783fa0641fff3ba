//! class: K8 not counted
//! note: an own protocol of containers, as a generic parameter
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Source { func resolve<T>(_ type: T.Type) -> T? }
extension Container: Source {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
func chat<S: Source>(_ source: S) { probe(source.resolve(Chat.self)) }
func feed<S: Source>(_ source: S) { probe(source.resolve(Feed.self)) } //~ missing-registration
probe(box.resolve(Chat.self))
chat(box)
feed(box)
