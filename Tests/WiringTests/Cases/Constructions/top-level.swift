//! title: a construction at top level, from a root variable
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {}
let root = Root()
let a = A(parent: root) //~ unprovable-construction
