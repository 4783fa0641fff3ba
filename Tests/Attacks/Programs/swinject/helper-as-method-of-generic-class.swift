//! class: K7 helpers
//! note: a generic class resolves its own parameter in its initializer
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
final class Store<Model> { let model: Model?; init() { model = box.resolve(Model.self) } }
probe(Store<Feed>().model)
probe(Store<Chat>().model)
