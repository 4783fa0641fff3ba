//! title: init(parent:user:) with values of the moment
import Dovetail

struct User { let name: String }
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    let user: User
    init(parent: Scope, user: User) { self.user = user; super.init(parent: parent) }
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDep: Dependency { var user: User { get } }
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func c(_ user: User) -> C { C(parent: self, user: user) }
}
let c = Root().c(User(name: "u"))
print(c.dependency.id, c.leaf.dependency.user.name)
//> 3 u
