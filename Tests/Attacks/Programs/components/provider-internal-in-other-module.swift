//! class: C8 compiles
//! note: an internal provider of another module cannot be seen by the generated file
//! modules: Leaf App
//// file: Leaf/Leaf.swift
import Dovetail
public protocol LeafDependency: Dependency { var n: Int { get } } //~ inaccessible-provider
public final class LeafComponent: Component<LeafDependency> { public var number: Int { dependency.n } }
public final class MiddleComponent: Component<EmptyDependency> {
    var n: Int { 3 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Dovetail
import Leaf
final class AppComponent: BootstrapComponent { var middle: MiddleComponent { MiddleComponent(parent: self) } }
print(AppComponent().middle.leaf.number)
