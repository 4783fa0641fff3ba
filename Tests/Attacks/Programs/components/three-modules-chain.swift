//! class: C8 compiles
//! note: needs go through a component of a module between
//! modules: Leaf Middle App
//// file: Leaf/Leaf.swift
import Dovetail
public struct Rate: Sendable { public let n: Int; public init(_ n: Int) { self.n = n } }
public protocol LeafDependency: Dependency { var rate: Rate { get } }
public final class LeafComponent: Component<LeafDependency> { public var n: Int { dependency.rate.n } }
//// file: Middle/Middle.swift
import Dovetail
import Leaf
public final class MiddleComponent: Component<EmptyDependency> {
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Dovetail
import Leaf
import Middle
final class AppComponent: BootstrapComponent {
    var rate: Rate { Rate(9) }
    var middle: MiddleComponent { MiddleComponent(parent: self) }
}
print(AppComponent().middle.leaf.n)
//> 9
