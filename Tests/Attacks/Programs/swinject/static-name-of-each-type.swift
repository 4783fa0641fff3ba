//! class: K6 names
//! note: each type has a static name
import Swinject
import Probe
final class Api {}
struct Feed { static let id = "feed" }
struct Chat { static let id = "chat" }
let box = Container()
box.register(Api.self, name: Feed.id) { _ in Api() }
probe(box.resolve(Api.self, name: Feed.id))
probe(box.resolve(Api.self, name: Chat.id)) //~ missing-registration
