//! title: another label, and another place, for the parent
import Dovetail

struct User { let name: String }
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    let user: User
    init(user: User, scope: Scope) { self.user = user; super.init(parent: scope) }
}
final class D: Component<CDep> { init(_ above: any Scope) { super.init(parent: above) } }
final class E: Component<CDep> { init(in scope: some Scope) { super.init(parent: scope) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(user: User(name: "u"), scope: self) }
    var d: D { D(self) }
    var e: E { E(in: self) }
}
let root = Root()
print(root.c.dependency.id, root.c.user.name, root.d.dependency.id, root.e.dependency.id)
//> 3 u 3 3
