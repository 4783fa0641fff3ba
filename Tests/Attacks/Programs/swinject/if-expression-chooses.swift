//! class: K2 choices
//! note: an if expression chooses
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
let flag = CommandLine.arguments.count > 90
let box = if flag { full } else { empty }
probe(box.resolve(Feed.self))
