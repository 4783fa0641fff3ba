//! title: missing-provider: nobody offers it; once per requirement, however many paths
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: id
    var name: String { get } //~ missing-provider: name
}
final class C: Component<CDep> {}
final class A: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class B: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
}
