//! class: C9 false errors
//! note: generic parameters named otherwise, in another form
import Dovetail
protocol Item { var id: Int { get } }
struct Song: Item { let id = 4 }
protocol LeafDependency: Dependency { func id<Value: Item>(of value: Value) -> Int }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func id<T>(of value: T) -> Int where T: Item { value.id }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.id(of: Song()))
//> 4
