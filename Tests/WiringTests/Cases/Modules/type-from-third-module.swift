//! title: the type of a need comes from a module that the home module does not import
//! modules: Kit Card App
//// file: Kit/Kit.swift
public struct Limits { public let id: Int; public init(_ id: Int) { self.id = id } }
//// file: Card/Card.swift
import Dovetail
import Kit
public protocol LeafDependency: Dependency { var limits: Limits { get } }
public final class LeafComponent: Component<LeafDependency> { public var seen: Int { dependency.limits.id } }
open class CardRoot: BootstrapComponent { public var limits: Limits { Limits(6) } }
//// file: App/main.swift
import Card
import Dovetail
final class Root: CardRoot { var leaf: LeafComponent { LeafComponent(parent: self) } }
print(Root().leaf.seen)
//> 6
