//! class: C9 false errors
//! note: some and any with primary associated types
import Dovetail
protocol LeafDependency: Dependency { var ids: any Collection<Int> { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    typealias Ids = any Collection<Int>
    var ids: Ids { [1, 2] }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.ids.count)
//> 2
