//! title: a type of one name in two modules does not meet the need for the other
//! modules: Card Loan App
//// file: Card/Card.swift
import Dovetail
public struct Limits {}
public protocol CardDependency: Dependency {
    var limits: Limits { get } //~ missing-provider: Loan.Limits
}
public final class CardComponent: Component<CardDependency> {}
//// file: Loan/Loan.swift
public struct Limits { public init() {} }
//// file: App/main.swift
import Card
import Dovetail
import Loan
final class Root: BootstrapComponent {
    var limits: Loan.Limits { Loan.Limits() }
    var card: CardComponent { CardComponent(parent: self) }
}
