//! title: needle 3, InvalidInits: a property of self as the parent
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Middle: Component<EmptyDependency> { var a: A { A(parent: self.parent) } } //~ unprovable-construction
final class Root: BootstrapComponent { var middle: Middle { Middle(parent: self) } }
