//! class: K9 dispatch
//! note: overloads by the argument's kind fill otherwise
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
func fill(_ n: Int) { box.register(Feed.self) { _ in Feed() } }
func fill(_ n: () -> Int) { box.register(Chat.self) { _ in Chat() } }
fill { 1 }
probe(box.resolve(Chat.self))
probe(box.resolve(Feed.self))
