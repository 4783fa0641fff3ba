//! title: a type of one name in two modules: the nearer property of the other type is skipped
//! modules: Card Loan App
//// file: Card/Card.swift
import Dovetail
public struct Limits { public let id: Int; public init(_ id: Int) { self.id = id } }
public protocol CardDependency: Dependency { var limits: Limits { get } }
public final class CardComponent: Component<CardDependency> {
    public var seen: Int { dependency.limits.id }
}
//// file: Loan/Loan.swift
public struct Limits { public let text: String; public init(_ text: String) { self.text = text } }
//// file: App/main.swift
import Card
import Dovetail
import Loan
final class Middle: Component<EmptyDependency> {
    var limits: Loan.Limits { Loan.Limits("no") }
    var card: CardComponent { CardComponent(parent: self) }
}
final class Root: BootstrapComponent {
    var limits: Card.Limits { Card.Limits(4) }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.card.seen)
//> 4
