//! class: K8 not counted
//! note: an own protocol, with a fake
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
protocol Source { func resolve<T>(_ type: T.Type) -> T? }
extension Container: Source {}
struct Fake: Source { func resolve<T>(_ type: T.Type) -> T? { Feed() as? T } }
let box = Container()
box.register(Chat.self) { _ in Chat() }
final class Screen { let source: any Source; init(_ s: any Source) { source = s }; func chat() { probe(source.resolve(Chat.self)) } }
final class Preview { let source: any Source = Fake(); func feed() { probe(source.resolve(Feed.self)) } }
func feed(_ s: any Source) { probe(s.resolve(Feed.self)) }
Screen(box).chat()
Preview().feed()
feed(Fake())
