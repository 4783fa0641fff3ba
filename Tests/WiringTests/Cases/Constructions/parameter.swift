//! title: needle 3, InvalidInits: a parameter as the parent
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent { func a(_ scope: Scope) -> A { A(parent: scope) } } //~ unprovable-construction
