//! title: a grandchild built in the parent, with the child as its parent
//! runs: no
import Dovetail

final class C: Component<EmptyDependency> {}
final class Leaf: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var leaf: Leaf { Leaf(parent: C(parent: self)) } //~ unprovable-construction
}
