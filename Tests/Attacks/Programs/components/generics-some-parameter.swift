//! class: C9 false errors
//! note: some P in the need, a named parameter in the offer
import Dovetail
protocol Item { var id: Int { get } }
struct Song: Item { let id = 4 }
protocol LeafDependency: Dependency { func id(of value: some Item) -> Int }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func id<T: Item>(of value: T) -> Int { value.id }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.id(of: Song()))
//> 4
