//! class: K1 places
//! note: a computed property makes an empty container for each reading
import Swinject
import Probe
final class Feed {}
struct Screen { var box: Container { Container() } }
let screen = Screen()
screen.box.register(Feed.self) { _ in Feed() }
probe(screen.box.resolve(Feed.self))
