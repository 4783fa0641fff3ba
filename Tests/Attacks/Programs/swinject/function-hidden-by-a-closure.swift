//! class: K9 dispatch
//! note: a global function hidden by a local closure
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
func fill(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
func show() {
    let fill: (Container) -> Void = { _ in }
    fill(box)
}
show()
probe(box.resolve(Chat.self))
probe(box.resolve(Feed.self))
