//! class: K8 not counted
//! note: parentheses and force marks around the receiver
import Swinject
import Probe
final class Feed {}
var box: Container? = Container()
(box!).register(Feed.self) { _ in Feed() }
probe((box!).resolve((Feed.self)))
probe(((box))?.resolve(Feed.self, name: ("x")))
