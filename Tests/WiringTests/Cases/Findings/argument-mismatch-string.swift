//! title: argument-mismatch: an argument that is converted to a string
import Dovetail

struct Detail: Sendable { let id: Int }
let container = try Container { c in
    c.register(Detail.self) { (r, id: Int) in Detail(id: id) }
}
let id = 7
_ = try container.resolve(Detail.self, arguments: String(id))  //~ argument-mismatch: with an argument of type String but registered with an argument of type Int
