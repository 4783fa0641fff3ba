//! title: package: a component, its dependency protocol and a provider
//! modules: Card App
//! flags: -package-name bank
//// file: Card/Card.swift
import Dovetail
package protocol LeafDependency: Dependency { var id: Int { get } }
package final class LeafComponent: Component<LeafDependency> {
    package var seen: Int { dependency.id }
}
package final class CardComponent: Component<EmptyDependency> {
    package let id: Int = 3
    package var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
print(Root().card.leaf.seen)
//> 3
