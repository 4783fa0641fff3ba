//! title: needle 31, crossing: components that only create each other
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> { var b: B { B(parent: self) } } //~ no-root
final class B: Component<EmptyDependency> { var a: A { A(parent: self) } }
