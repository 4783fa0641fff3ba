//! title: files of one name, and private types of one name, in two modules
//! modules: Card App
//// file: Card/Parts.swift
import Dovetail
private struct Detail {}
public protocol CardDependency: Dependency { var id: Int { get } }
public final class CardComponent: Component<CardDependency> { public var seen: Int { dependency.id } }
//// file: App/Parts.swift
import Dovetail
private struct Detail {}
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
}
let root = Root()
print(root.c.dependency.id, root.card.seen)
//> 3 3
