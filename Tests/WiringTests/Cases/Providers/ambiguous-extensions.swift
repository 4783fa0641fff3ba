//! title: extensions of two protocols have one member
//! runs: no
import Dovetail

protocol Blue {}
extension Blue { var shade: Int { 1 } }
protocol Green {}
extension Green { var shade: Int { 2 } }
protocol LeafDep: Dependency {
    var shade: Int { get } //~ missing-provider: extensions of both
}
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent, Blue, Green { var leaf: Leaf { Leaf(parent: self) } }
