//! class: K7 helpers
//! note: a generic class asks the resolver that its initializer is given
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Store<Model> { let model: Model?; init(_ r: Resolver) { model = r.resolve(Model.self) } }
let box = Container()
let empty = Container()
box.register(Feed.self) { _ in Feed() }
empty.register(Chat.self) { _ in Chat() }
probe(Store<Feed>(box).model)
probe(Store<Feed>(empty).model)
probe(Store<Chat>(empty).model)
