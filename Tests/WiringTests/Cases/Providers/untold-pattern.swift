//! title: a nearer name in a pattern whose type cannot be told is not passed by
import Dovetail

typealias Pair = (Int, Int)
func both() -> (Int, Int) { (2, 2) }
protocol LeafDep: Dependency {
    var size: Int { get } //~ missing-provider: it has no type annotation
    var limit: Int { get } //~ missing-provider: it has no type annotation
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    let (size, _) = both()
    let (limit, other): Pair = (2, 2)
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var size: Int { 1 }
    var limit: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
