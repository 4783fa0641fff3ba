//! title: a generic base component of another module, with providers of three access levels
//! modules: Kit App
//// file: Kit/Kit.swift
import Dovetail
open class KitComponent<D>: Component<D> {
    public var shown: Int { 1 }
    var hidden: Int { 98 }
    open var replaced: Int { 99 }
}
//// file: App/main.swift
import Dovetail
import Kit
protocol LeafDep: Dependency { var shown: Int { get }; var hidden: Int { get }; var replaced: Int { get } }
final class Leaf: KitComponent<LeafDep> {}
final class C: KitComponent<EmptyDependency> {
    override var replaced: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var hidden: Int { 2 }
    var c: C { C(parent: self) }
}
let d = Root().c.leaf.dependency
print(d.shown, d.hidden, d.replaced)
//> 1 2 3
