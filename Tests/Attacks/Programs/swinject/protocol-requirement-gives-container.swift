//! class: K2 choices
//! note: each of two types gives its own container to a protocol's extension
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
protocol Screen { var box: Container { get } }
extension Screen { func show() { probe(box.resolve(Feed.self)) } }
struct Live: Screen { var box: Container { full } }
struct Demo: Screen { var box: Container { empty } }
Live().show()
Demo().show()
