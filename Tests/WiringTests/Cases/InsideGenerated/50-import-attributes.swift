//! title: needle 50, without @testable: attributes of an import in a file with components are not needed by the generated file
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public final class Limits { public let id = 50; public init() {} }
public protocol CardDependency: Dependency { var limits: Limits { get } }
public final class CardComponent: Component<CardDependency> {}
//// file: App/main.swift
@preconcurrency import Card
import Dovetail
final class Root: BootstrapComponent {
    var limits: Limits { shared { Limits() } }
    var card: CardComponent { CardComponent(parent: self) }
}
print(Root().card.dependency.limits.id)
//> 50
