//! title: missing-provider, passing: each path has a provider
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class A: Component<EmptyDependency> { var id: Int { 1 }; var c: C { C(parent: self) } }
final class B: Component<EmptyDependency> { var id: Int { 2 }; var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.a.c.dependency.id, root.b.c.dependency.id, root.c.dependency.id)
//> 1 2 3
