//! class: K12 existentials
//! note: a subclass is no base class, but a variable of the base's type is one
import Dovetail
import Probe
class User {}
final class Admin: User {}
struct Page: Sendable {}
let box = try Container { c in c.register(Page.self) { (r, user: User) in Page() } }
let user: User = Admin()
attempt { try box.resolve(Page.self, arguments: user) }
attempt { try box.resolve(Page.self, arguments: Admin()) } //~ argument-mismatch
attempt { try box.resolve(Page.self, arguments: Admin() as User) }
