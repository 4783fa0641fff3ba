//! class: K6 names
//! note: two ways to write a type as a string differ
//! alone: prints qualified names
import Swinject
import Probe
final class Api {}
struct Song {}
let box = Container()
box.register(Api.self, name: String(describing: Song.self)) { _ in Api() }
probe(box.resolve(Api.self, name: "Song"))
probe(box.resolve(Api.self, name: String(reflecting: Song.self)))
