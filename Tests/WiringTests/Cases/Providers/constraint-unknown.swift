//! title: a constraint that cannot be decided
import Dovetail

struct Item: Sendable {}
protocol LeafDep: Dependency {
    var n: Int { get } //~ missing-provider: cannot tell whether its extension applies
}
final class Leaf: Component<LeafDep> {}
final class List<Element>: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
extension List where Element: BitwiseCopyable { var n: Int { 2 } }
final class Root: BootstrapComponent {
    var n: Int { 1 }
    var items: List<Item> { List<Item>(parent: self) }
}
