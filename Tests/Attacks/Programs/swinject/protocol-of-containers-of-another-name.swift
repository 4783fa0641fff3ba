//! class: K8 not counted
//! note: an own protocol with another name
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
protocol Source { func get<T>(_ type: T.Type) -> T? }
extension Container: Source { func get<T>(_ type: T.Type) -> T? { resolve(type) } }
let box = Container()
box.register(Chat.self) { _ in Chat() }
final class Screen { let source: any Source; init(_ s: any Source) { source = s }; func chat() { probe(source.get(Chat.self)) }
  func feed() { probe(source.get(Feed.self)) } } //~ missing-registration
func other<S: Source>(_ s: S) { probe(s.get(Feed.self)) } //~ missing-registration
func some(_ s: some Source) { probe(s.get(Chat.self)) }
Screen(box).chat()
Screen(box).feed()
other(box)
some(box)
