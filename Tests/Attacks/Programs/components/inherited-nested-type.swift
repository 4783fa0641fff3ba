//! class: C9 false errors
//! note: the need names a type that is nested in the provider's superclass
import Dovetail
class ScreenModel { struct State { let n: Int } }
final class FeedModel: ScreenModel {}
protocol LeafDependency: Dependency { var state: FeedModel.State { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var state: ScreenModel.State { .init(n: 3) }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.state.n)
//> 3
