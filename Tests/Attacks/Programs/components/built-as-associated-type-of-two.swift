//! class: C2 construction
//! note: a protocol extension builds the associated type of each conforming component
import Dovetail
protocol IdDependency: Dependency { var id: Int { get } }
class BaseComponent: Component<IdDependency> { override required init(parent: any Scope) { super.init(parent: parent) } }
final class OneComponent: BaseComponent { var kind: String { "one" } }
final class TwoComponent: BaseComponent { var kind: String { "two" } }
protocol HasChild: Scope { associatedtype Child: BaseComponent }
extension HasChild { var child: Child { Child(parent: self) } }
final class SideComponent: Component<EmptyDependency>, HasChild { typealias Child = TwoComponent; var id: Int { 8 } }
final class AppComponent: BootstrapComponent, HasChild {
    typealias Child = OneComponent
    var id: Int { 7 }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().child.kind, AppComponent().child.dependency.id, AppComponent().side.child.kind, AppComponent().side.child.dependency.id)
//> one 7 two 8
