//! class: C8 compiles
//! note: a need with an inout parameter
import Dovetail
protocol LeafDependency: Dependency { func add(_ number: Int, to sum: inout Int) }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func add(_ number: Int, to sum: inout Int) { sum += number }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
var count = 1
AppComponent().leaf.dependency.add(4, to: &count)
print(count)
//> 5
