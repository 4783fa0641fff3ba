//! class: K16 ports
//! note: only ports
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let feed = Port<Feed>("feed"), chat = Port<Chat>("chat")
try chat.inject(Chat())
attempt { try chat.get() }
attempt { try feed.get() } //~ missing-registration
