//! title: ten levels, needs met one, five and ten levels up
import Dovetail

protocol LeafDep: Dependency { var far: Int { get }; var half: Int { get }; var near: Int { get } }
final class Leaf: Component<LeafDep> {}
final class L9: Component<EmptyDependency> { var near: Int { 9 }; var leaf: Leaf { Leaf(parent: self) } }
final class L8: Component<EmptyDependency> { var next: L9 { L9(parent: self) } }
final class L7: Component<EmptyDependency> { var next: L8 { L8(parent: self) } }
final class L6: Component<EmptyDependency> { var next: L7 { L7(parent: self) } }
final class L5: Component<EmptyDependency> { var half: Int { 5 }; var next: L6 { L6(parent: self) } }
final class L4: Component<EmptyDependency> { var next: L5 { L5(parent: self) } }
final class L3: Component<EmptyDependency> { var next: L4 { L4(parent: self) } }
final class L2: Component<EmptyDependency> { var half: Int { 2 }; var next: L3 { L3(parent: self) } }
final class L1: Component<EmptyDependency> { var next: L2 { L2(parent: self) } }
final class Root: BootstrapComponent {
    var far: Int { 10 }
    var half: Int { 1 }
    var near: Int { 0 }
    var next: L1 { L1(parent: self) }
}
let d = Root().next.next.next.next.next.next.next.next.next.leaf.dependency
print(d.far, d.half, d.near)
//> 10 5 9
