//! title: the home module extends another module's component: providers and children
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> {
    public var seen: Int { dependency.id }
}
public final class CardComponent: Component<EmptyDependency> {
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/Extra.swift
import Card
import Dovetail
extension Card.CardComponent {
    var id: Int { 7 }
    var extra: ExtraComponent { ExtraComponent(parent: self) }
}
protocol ExtraDependency: Dependency { var id: Int { get } }
final class ExtraComponent: Component<ExtraDependency> {}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
let card = Root().card
print(card.leaf.seen, card.extra.dependency.id)
//> 7 7
