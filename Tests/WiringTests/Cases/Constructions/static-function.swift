//! title: a static function of the component builds a child for an instance
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    static func a(_ root: Root) -> A { A(parent: root) } //~ unprovable-construction
}
