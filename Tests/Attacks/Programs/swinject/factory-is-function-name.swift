//! class: K13 function needs
//! note: a function is given as factory, and asks for what is missing
import Swinject
import Probe
final class Feed {}
final class Screen {}
func makeScreen(_ r: Resolver) -> Screen { _ = r.resolve(Feed.self)!; return Screen() } //~ missing-registration
let box = Container()
box.register(Screen.self, factory: makeScreen)
probe(box.resolve(Screen.self))
