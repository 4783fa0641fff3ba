//! class: K17 equal types
//! note: function types in two spellings
import Swinject
import Probe
typealias Callback = (Int) -> Void
let box = Container()
box.register(Callback.self) { _ in { _ in } }
probe(box.resolve(((Swift.Int) -> ()).self))
