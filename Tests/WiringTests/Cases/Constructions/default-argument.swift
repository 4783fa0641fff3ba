//! title: a construction as a default argument, with no self
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {}
func use(_ root: Root, _ a: A = A(parent: Root())) {} //~ unprovable-construction
