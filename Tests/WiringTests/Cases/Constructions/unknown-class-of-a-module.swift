//! title: parent: self is given to a class that nothing declares
//! modules: Shop
//! command: check
//! runs: no
//// file: Shop/Shop.swift
import Dovetail

class Screen {}
enum Store { final class Shelf {} }
final class CardComponent: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
    var lost: Screen { LostComponent(parent: self) } //~ unprovable-construction: cannot tell
    var ours: Screen { App.LostComponent(parent: self) } //~ unprovable-construction: cannot tell
    var deep: Screen { App.Store.LostComponent(parent: self) } //~ unprovable-construction: cannot tell
    /// A known type, which holds no such class.
    var held: Screen { Store.CardComponent(parent: self) } //~ unprovable-construction: cannot tell
    var told: App.LostComponent { .init(parent: self) } //~ unprovable-construction: cannot tell
}
