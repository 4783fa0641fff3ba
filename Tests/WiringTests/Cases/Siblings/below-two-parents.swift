//! title: siblings under two parents, one parent a root too, with needs that pass through
import Dovetail

protocol LeafDep: Dependency { var far: Int { get }; var near: Int { get } }
protocol OtherDep: Dependency { var far: Int { get } }
final class Leaf: Component<LeafDep> {}
final class Other: Component<OtherDep> {}
final class Middle: Component<EmptyDependency> {
    var near: Int { 1 }
    var leaf: Leaf { Leaf(parent: self) }
    var other: Other { Other(parent: self) }
}
final class Left: Component<EmptyDependency> {
    var far: Int { 10 }
    var middle: Middle { Middle(parent: self) }
    var other: Other { Other(parent: self) }
}
final class Right: BootstrapComponent {
    var far: Int { 20 }
    var middle: Middle { Middle(parent: self) }
    var other: Other { Other(parent: self) }
    var left: Left { Left(parent: self) }
}
let right = Right()
print(right.middle.leaf.dependency.far, right.middle.other.dependency.far, right.left.middle.leaf.dependency.far)
print(right.left.middle.other.dependency.far, right.left.other.dependency.far, right.other.dependency.far)
print(right.left.middle.leaf.dependency.near)
//> 20 20 10
//> 10 10 20
//> 1
