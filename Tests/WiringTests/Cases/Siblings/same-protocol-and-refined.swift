//! title: siblings with the same dependency protocol, and with one that inherits from it
import Dovetail

protocol Base: Dependency { var id: Int { get } }
protocol More: Base { var name: String { get } }
final class A: Component<Base> {}
final class B: Component<Base> {}
final class C: Component<More> {}
final class D: Component<Base & More> {}
final class E: Component<EmptyDependency> {}
final class F: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    var name: String { "root" }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
    var d: D { D(parent: self) }
    var e: E { E(parent: self) }
    var f: F { F(parent: self) }
}
let root = Root()
print(root.a.dependency.id, root.b.dependency.id, root.c.dependency.name, root.d.dependency.id, root.d.dependency.name)
print(root.e.parent === root, root.f.parent === root)
//> 7 7 root 7 root
//> true true
