//! runs: no
//! title: a default on one path, a provider on the other, both through one middle component
import Dovetail

protocol CDep: Dependency { var id: Int { get } } //~ missing-provider: the default from the extension applies only if no path has a provider
extension CDep { var id: Int { 61 } }
final class C: Component<CDep> {}
final class M: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class A: Component<EmptyDependency> { var id: Int { 1 }; var m: M { M(parent: self) } }
final class B: Component<EmptyDependency> { var m: M { M(parent: self) } }
final class Root: BootstrapComponent {
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
