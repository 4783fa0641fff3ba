//! class: K17 equal types
//! note: a generic alias of a service
import Dovetail
import Probe
struct Repo<Row>: Sendable {}
typealias Rows<T> = Repo<[T]>
let box = try Container { c in c.register(Rows<Int>.self) { _ in Repo() } }
attempt { try box.resolve(Repo<[Int]>.self) }
attempt { try box.resolve(Rows<String>.self) } //~ missing-registration
