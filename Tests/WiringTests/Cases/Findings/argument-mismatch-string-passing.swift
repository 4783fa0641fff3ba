//! title: argument-mismatch, passing: an argument that is converted to a string
import Dovetail

struct Detail: Sendable { let id: String }
let container = try Container { c in
    c.register(Detail.self) { (r, id: String) in Detail(id: id) }
}
let id = 7
print(try container.resolve(Detail.self, arguments: String(id)).id)
//> 7
