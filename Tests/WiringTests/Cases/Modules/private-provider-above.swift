//! title: private, fileprivate and internal offers are skipped up to the root
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var seen: Int { dependency.id } }
public final class C: Component<EmptyDependency> {
    private var id: Int { 97 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
    public func use() -> Int { id }
}
public final class B: Component<EmptyDependency> {
    internal var id: Int { 98 }
    public var c: C { C(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class A: Component<EmptyDependency> {
    fileprivate var id: Int { 99 }
    var b: B { B(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var a: A { A(parent: self) }
}
print(Root().a.b.c.leaf.seen)
//> 1
