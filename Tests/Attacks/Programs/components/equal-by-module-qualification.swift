//! class: C9 false errors
//! note: Swift.Int, Int and an alias are one type
import Dovetail
typealias Number = Swift.Int
protocol LeafDependency: Dependency { var n: Number { get }; var list: Swift.Array<Swift.Int> { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    var list: [Number] { [4] }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n, AppComponent().leaf.dependency.list)
//> 3 [4]
