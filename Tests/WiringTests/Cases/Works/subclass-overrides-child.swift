//! title: a component's subclass creates another child for the same need
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> { var name: String { "c" } }
final class D: C { override var name: String { "d" } }
class Plain: Component<EmptyDependency> {
    var id: Int { 1 }
    func c() -> C { C(parent: self) }
}
final class Special: Plain {
    override var id: Int { 2 }
    override func c() -> C { D(parent: self) }
    var usual: C { super.c() }
}
final class Root: BootstrapComponent {
    var plain: Plain { Plain(parent: self) }
    var special: Special { Special(parent: self) }
}
let root = Root()
for c in [root.plain.c(), root.special.c(), root.special.usual] { print(c.name, c.dependency.id) }
//> c 1
//> d 2
//> c 2
