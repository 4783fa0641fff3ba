//! title: components that only create each other, and that no root leads to
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class A: Component<CDep> { var b: B { B(parent: self) } } //~ orphan-component
final class B: Component<EmptyDependency> { var a: A { A(parent: self) } }
final class Root: BootstrapComponent {}

