//! title: two components that create each other, entered from both ends, with a leaf
import Dovetail

protocol Needs: Dependency { var id: Int { get }; var name: String { get } }
final class A: Component<Needs> {
    var name: String { "a" }
    var b: B { B(parent: self) }
    var leaf: Leaf { Leaf(parent: self) }
}
final class B: Component<Needs> {
    var id: Int { 2 }
    var a: A { A(parent: self) }
}
final class Leaf: Component<Needs> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var name: String { "root" }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
func show(_ d: any Needs) { print(d.id, d.name) }
let root = Root()
show(root.a.dependency)
show(root.a.leaf.dependency)
show(root.a.b.dependency)
show(root.a.b.a.dependency)
show(root.b.dependency)
show(root.b.a.dependency)
show(root.b.a.leaf.dependency)
//> 1 root
//> 1 a
//> 1 a
//> 2 a
//> 1 root
//> 2 root
//> 2 a
