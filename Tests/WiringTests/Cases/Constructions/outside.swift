//! title: needle 3, InvalidInits: a construction outside any component
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent { var a: A { A(parent: self) } }
struct Maker { let root: Root; func make() -> A { A(parent: root) } } //~ unprovable-construction
