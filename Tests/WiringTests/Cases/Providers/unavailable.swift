//! title: what no build has is no offer; a message that speaks of it changes nothing
import Dovetail

protocol LeafDep: Dependency { var a: Int { get }; var b: Int { get }; var c: Int { get } }
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    @available(swift, obsoleted: 5.0) var b: Int { 9 }
    @available(*, deprecated, message: "unavailable soon") var c: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
}
@available(*, unavailable) extension Middle { var a: Int { 9 } }
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var b: Int { 2 }
    var c: Int { 9 }
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.leaf.dependency
print(d.a, d.b, d.c)
//> 1 2 3
