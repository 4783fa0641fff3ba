//! title: the module is named in front of a superclass, and the folder has another name: the child is a child
//! modules: Shop
//! command: check
//! runs: no
//! proof: proved 0 of 1 requirement of 1 component under 1 root
//// file: Shop/main.swift
import Dovetail

protocol CardDependency: Dependency { var id: Int { get } } //~ missing-provider: id
class BaseComponent: Component<CardDependency> {}
final class CardComponent: App.BaseComponent {}
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
print(Root().card.dependency.id)
