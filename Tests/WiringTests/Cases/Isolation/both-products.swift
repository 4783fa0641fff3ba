//! title: a main-actor app around a module of nonisolated components
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
public final class CardComponent: Component<CardDependency> {
    public var own: Int { 2 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
public protocol LeafDependency: Dependency { var id: Int { get }; var own: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var text: String { "\(self.id) \(self.own)" } }
//// file: App/main.swift
import Card
import DovetailMain
@MainActor protocol ScreenDependency: Dependency { var title: String { get } }
final class Screen: Component<ScreenDependency> { var card: CardComponent { CardComponent(parent: self) } }
final class Root: BootstrapComponent {
    nonisolated var id: Int { 1 }
    var title: String { "title" }
    var screen: Screen { Screen(parent: self) }
}
@MainActor func run() {
    let screen = Root().screen
    print(screen.title, screen.card.leaf.text)
}
MainActor.assumeIsolated { run() }
//> title 1 2
