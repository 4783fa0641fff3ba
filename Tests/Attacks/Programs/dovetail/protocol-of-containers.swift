//! class: K8 not counted
//! note: Dovetail: own protocol of containers
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
protocol Source: Sendable { func resolve<T: Sendable>(_ type: T.Type) throws -> T }
extension Container: Source { func resolve<T: Sendable>(_ type: T.Type) throws -> T { try resolve(type, name: nil) } }
let box = try Container { c in c.register(Chat.self) { _ in Chat() } }
struct Screen { let source: any Source
  func chat() { attempt { try source.resolve(Chat.self) } }
  func feed() { attempt { try source.resolve(Feed.self) } } } //~ missing-registration
attempt { try box.resolve(Chat.self) }
Screen(source: box).chat()
Screen(source: box).feed()
