//! title: no-root: the first component's line
//! runs: no
import Dovetail

final class C: Component<EmptyDependency> { var d: D { D(parent: self) } } //~ no-root
final class D: Component<EmptyDependency> {}
