//! class: K8 not counted
//! note: a key path leads to the resolver
import Swinject
import Probe
final class Feed {}
final class Chat {}
struct App { let box = Container() }
let app = App()
app.box.register(Feed.self) { _ in Feed() }
probe(app[keyPath: \App.box].resolve(Feed.self))
probe(app[keyPath: \.box].resolve(Chat.self)) //~ missing-registration
