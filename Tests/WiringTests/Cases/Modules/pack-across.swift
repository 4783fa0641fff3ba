//! title: an inherited pack of another module
//! modules: Kit Card App
//// file: Kit/Kit.swift
public protocol Pack: AnyObject { var packed: Int { get }; func both(_ n: Int) -> Int }
//// file: Card/Card.swift
import Dovetail
import Kit
public protocol CardDependency: Dependency, Pack { var id: Int { get } }
public final class CardComponent: Component<CardDependency> {
    public var seen: Int { self.id + self.packed + dependency.both(1) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 100 }
    var packed: Int { 20 }
    func both(_ n: Int) -> Int { n + 2 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(Root().card.seen)
//> 123
