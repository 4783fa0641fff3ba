//! title: a ladder of diamonds: four paths to one leaf, three values
import Dovetail

protocol LeafDep: Dependency { var id: Int { get }; var name: String { get } }
final class Leaf: Component<LeafDep> {}
final class C: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
final class D: Component<EmptyDependency> { var id: Int { 4 }; var leaf: Leaf { Leaf(parent: self) } }
final class A: Component<EmptyDependency> {
    var id: Int { 2 }
    var c: C { C(parent: self) }
    var d: D { D(parent: self) }
}
final class B: Component<EmptyDependency> {
    var name: String { "b" }
    var c: C { C(parent: self) }
    var d: D { D(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var name: String { "root" }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
func show(_ d: any LeafDep) { print(d.id, d.name) }
let root = Root()
show(root.a.c.leaf.dependency)
show(root.a.d.leaf.dependency)
show(root.b.c.leaf.dependency)
show(root.b.d.leaf.dependency)
//> 2 root
//> 4 root
//> 1 b
//> 4 b
