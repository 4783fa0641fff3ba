//! title: a parent chosen by a condition
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    func a(_ other: Root, _ flag: Bool) -> A { A(parent: flag ? self : other) } //~ unprovable-construction
}
