//! title: a base class of another module creates a child, its concrete subclasses here offer the values
//! modules: Kit App
//// file: Kit/Kit.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var seen: Int { dependency.id } }
open class KitComponent<D>: Component<D> {
    public final func leaf() -> LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Dovetail
import Kit
final class A: KitComponent<EmptyDependency> { var id: Int { 1 } }
final class B: KitComponent<EmptyDependency> { let id: Int = 2 }
final class E: KitComponent<EmptyDependency> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var e: E { E(parent: self) }
}
let root = Root()
print(root.a.leaf().seen, root.b.leaf().seen, root.e.leaf().seen)
//> 1 2 3
