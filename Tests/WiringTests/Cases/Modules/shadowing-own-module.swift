//! title: the home module's own type hides an imported one of the same name
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public struct Limits { public let id = 1; public init() {} }
public protocol CardDependency: Dependency { var limits: Limits { get } }
public final class CardComponent: Component<CardDependency> { public var seen: Int { dependency.limits.id } }
//// file: App/main.swift
import Card
import Dovetail
struct Limits { let id = 2 }
protocol CDep: Dependency { var limits: Limits { get } }
final class C: Component<CDep> { var card: CardComponent { CardComponent(parent: self) } }
final class Middle: Component<EmptyDependency> {
    var limits: Limits { Limits() }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var limits: Card.Limits { Card.Limits() }
    var middle: Middle { Middle(parent: self) }
}
let c = Root().middle.c
print(c.dependency.limits.id, c.card.seen)
//> 2 1
