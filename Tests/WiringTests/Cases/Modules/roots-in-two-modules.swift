//! title: a root in a library beside the app's, with the library's child
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var seen: Int { dependency.id } }
public final class DemoRoot: BootstrapComponent {
    public var id: Int { 1 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 2 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(DemoRoot().leaf.seen, Root().leaf.seen)
//> 1 2
