//! class: C1 wrong object
//! note: the nearer provider stands in an extension in the app, the class in a module
//! modules: Side App
//// file: Side/Side.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var id: Int { dependency.id } }
public final class SideComponent: Component<EmptyDependency> { public var leaf: LeafComponent { LeafComponent(parent: self) } }
//// file: App/main.swift
import Dovetail
import Side
extension SideComponent { var id: Int { 2 } }
final class AppComponent: BootstrapComponent {
    let id: Int = 1
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().side.leaf.id)
//> 2
