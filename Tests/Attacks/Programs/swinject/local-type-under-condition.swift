//! class: K5 types
//! note: local types under #if
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
func show() {
    #if !NOWHERE
    final class Feed {}
    #endif
    probe(box.resolve(Feed.self))
}
show()
probe(box.resolve(Feed.self))
