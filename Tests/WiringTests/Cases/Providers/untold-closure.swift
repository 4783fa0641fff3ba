//! title: a nearer stored closure without a type is not passed by
import Dovetail

protocol LeafDep: Dependency {
    var next: () -> Int { get } //~ missing-provider: it has no type annotation
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    let next = { 2 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var next: () -> Int { { 1 } }
    var middle: Middle { Middle(parent: self) }
}
