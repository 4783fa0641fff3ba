//! title: an edge that only holds under a condition needs its provider only there
//! flags: -D EXTRA
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class A: Component<EmptyDependency> { var id: Int { 1 }; var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var a: A { A(parent: self) }
    #if EXTRA
    var id: Int { 2 }
    var c: C { C(parent: self) }
    #endif
}
let root = Root()
#if EXTRA
print(root.a.c.dependency.id, root.c.dependency.id)
#endif
//> 1 2
