//! class: C9 false errors
//! note: the dependency protocol has a default of its own
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get } }
extension LeafDependency { var n: Int { 5 }; var twice: Int { n * 2 } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.twice)
//> 6
