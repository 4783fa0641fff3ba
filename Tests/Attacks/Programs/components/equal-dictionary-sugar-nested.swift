//! class: C9 false errors
//! note: Dictionary<String, Optional<[Int]>> in sugar
import Dovetail
protocol LeafDependency: Dependency { var map: [String: [Int]?] { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var map: Dictionary<String, Optional<Array<Int>>> { ["a": [1]] }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.map.count)
//> 1
