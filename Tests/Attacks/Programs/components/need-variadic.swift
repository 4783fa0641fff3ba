//! class: C8 compiles
//! note: a need with a variadic parameter, which cannot be passed on
import Dovetail
protocol LeafDependency: Dependency { func add(_ numbers: Int..., to sum: inout Int) } //~ unsupported-requirement
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func add(_ numbers: Int..., to sum: inout Int) { for number in numbers { sum += number } }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
var sum = 1
AppComponent().leaf.dependency.add(to: &sum)
print(sum)
//> 1
