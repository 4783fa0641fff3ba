//! class: K8 not counted
//! note: an own protocol of containers, stored as any
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Source { func resolve<T>(_ type: T.Type) -> T? }
extension Container: Source {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
final class Screen { let source: any Source; init(_ s: any Source) { source = s }
    func chat() { probe(source.resolve(Chat.self)) }
    func feed() { probe(source.resolve(Feed.self)) } } //~ missing-registration
let screen = Screen(box)
probe(box.resolve(Chat.self))
screen.chat()
screen.feed()
