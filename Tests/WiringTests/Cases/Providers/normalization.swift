//! title: two names that look alike are two identifiers
//! runs: no
import Dovetail

protocol LeafDep: Dependency {
    var café: Int { get } //~ missing-provider
}
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var café: Int { 1 }
    var leaf: Leaf { Leaf(parent: self) }
}
