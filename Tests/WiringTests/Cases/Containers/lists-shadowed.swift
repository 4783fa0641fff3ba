//! title: in a list, a child's registration takes the place of its parent's, which would need the list
//! proof: proved 4 of 4 resolutions
import Dovetail

let app = try Container { c in
    c.register(Double.self) { _ in 5 }
    c.register(Int.self) { r in Int(try r.resolve(Double.self)) }
}
let child = try Container(parent: app) { c in
    c.register(Double.self) { r in Double(try r.resolve([Int].self).count) }
    c.register(Int.self) { _ in 2 }
}
print(try app.resolve(Int.self), try child.resolve(Double.self))
//> 5 1.0
