//! title: a diamond: along one path the middle offers, along the other the root
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class A: Component<EmptyDependency> { var id: Int { 2 }; var c: C { C(parent: self) } }
final class B: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
let root = Root()
print(root.a.c.dependency.id, root.b.c.dependency.id)
//> 2 1
