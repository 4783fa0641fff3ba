//! class: C2 construction
//! note: a protocol's associated type says what is built
import Dovetail
protocol Builds: AnyObject { associatedtype Kind: LeafComponent }
protocol LeafDependency: Dependency { var id: Int { get } }
class LeafComponent: Component<LeafDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
}
extension Builds where Self: AppComponent { func build() -> LeafComponent { Kind(parent: self) } } //~ unprovable-construction
final class TreeComponent: AppComponent, Builds { typealias Kind = LeafComponent }
class AppComponent: BootstrapComponent { var id: Int { 6 } }
print(TreeComponent().build().dependency.id)
