//! title: two components share one dependency protocol, and one child is created twice
import Dovetail

protocol Needs: Dependency { var id: Int { get } }
final class A: Component<Needs> {}
final class B: Component<Needs> { var id: Int { 9 }; var a: A { A(parent: self) } }
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var a: A { A(parent: self) }
    var again: A { A(parent: self) }
    var b: B { B(parent: self) }
}
let root = Root()
print(root.a.dependency.id, root.again.dependency.id, root.b.dependency.id, root.b.a.dependency.id)
//> 1 1 1 9
