//! class: K9 dispatch
//! note: two extensions with where give assemble
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Module: Assembly { associatedtype Kind }
extension Module where Kind == Int { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
extension Module where Kind == String { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class One: Module { typealias Kind = Int }
final class Two: Module { typealias Kind = String }
let a = Assembler([One()]).resolver, b = Assembler([Two()]).resolver
probe(a.resolve(Feed.self))
probe(b.resolve(Feed.self)) //~ missing-registration
