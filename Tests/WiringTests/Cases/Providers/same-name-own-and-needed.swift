//! title: a component offers a property of the name of its own need: its children get its own
import Dovetail

protocol CDep: Dependency { var name: String { get } }
final class C: Component<CDep> {
    var name: String { dependency.name + " in c" }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Leaf: Component<CDep> {}
final class Root: BootstrapComponent {
    var name: String { "root" }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.dependency.name, c.leaf.dependency.name)
//> root root in c
