//! class: K16 inferred
//! note: a member's type says what is asked for
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
final class Screen { var feed: Feed?; var chat: Chat? }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func load() {
    let screen = Screen()
    attempt { screen.feed = try box.resolve() as Feed }
    attempt { screen.chat = try box.resolve() as Chat } //~ missing-registration
}
load()
