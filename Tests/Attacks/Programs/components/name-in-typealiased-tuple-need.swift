//! class: C9 false errors
//! note: a tuple alias, a function alias with labels in comments, an inout closure and a variadic closure
import Dovetail
typealias Size = (width: Int, height: Int)
typealias Resize = (_ size: inout Size, _ by: Int) -> Void
typealias Sum = (Int...) -> Int
protocol LeafDependency: Dependency { var size: Size { get }; var resize: Resize { get }; var sum: Sum { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var size: (width: Int, height: Int) { (1, 2) }
    var resize: (inout (width: Int, height: Int), Int) -> Void { { $0.width += $1 } }
    var sum: (Int...) -> Int { { $0.reduce(0, +) } }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let d = AppComponent().leaf.dependency
print(d.size.height, d.sum(1, 2))
//> 2 3
