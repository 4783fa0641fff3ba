//! class: K9 dispatch
//! note: overloads of one label are told apart by a literal or a closure
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
func fill(with n: Int) { box.register(Feed.self) { _ in Feed() } }
func fill(with n: () -> Int) { box.register(Chat.self) { _ in Chat() } }
fill(with: 1)
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
