//! class: K7 helpers
//! note: a subscript's setter registers what is assigned
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
extension Container {
    subscript<T>(_ t: T.Type) -> T? {
        get { resolve(t) }
        set { if let newValue { register(t) { _ in newValue } } }
    }
}
box[Feed.self] = Feed()
probe(box[Feed.self])
probe(box[Chat.self]) //~ missing-registration
