//! title: a nearer property whose type cannot be told, since two functions are called so, is not passed by
import Dovetail

func count() -> Int { 2 }
func count() -> String { "" }
protocol LeafDep: Dependency {
    var size: Int { get }  //~ missing-provider: it has no type annotation
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    let size = count()
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var size: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
