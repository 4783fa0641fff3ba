//! class: C1 wrong object
//! note: the base builds the child, a subclass alone offers the need nearer
import Dovetail
class BaseComponent: Component<EmptyDependency> {
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
final class HighComponent: BaseComponent { var level: Int { 2 } }
protocol LeafDependency: Dependency { var level: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var level: Int { 1 }
    var low: BaseComponent { BaseComponent(parent: self) }
    var high: HighComponent { HighComponent(parent: self) }
}
print(AppComponent().low.leaf.dependency.level, AppComponent().high.leaf.dependency.level)
//> 1 2
