//! title: a folder without its manifest, where the code names its module: in front of classes, protocols and types
//! command: check Shop
//! proof: proved 5 of 5 requirements of 5 components under 1 root
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "Shop")])
//// file: Shop/main.swift
import Dovetail

struct Theme {}
enum Screens { struct Size {} }
protocol CardDependency: Dependency { var id: Int { get } }
protocol DeckDependency: App.CardDependency {}
protocol PageDependency: Dependency {
    var theme: App.Theme { get }
    var plain: Theme { get }
    var sizes: [App.Screens.Size] { get }
    func make(_ theme: Theme) -> Int
}
class BaseComponent: Component<CardDependency> {}
class BaseRoot: BootstrapComponent { var id: Int { 1 } }
final class ListComponent: App.BaseComponent {}
final class CardComponent: Component<App.CardDependency> {}
final class DeckComponent: Component<DeckDependency> {}
final class PageComponent: Component<PageDependency> {}
final class BothComponent: Component<App.CardDependency & App.DeckDependency> {}
final class Root: App.BaseRoot {
    var theme: Theme { Theme() }
    var plain: App.Theme { Theme() }
    var sizes: [Screens.Size] { [] }
    func make(_ theme: App.Theme) -> Int { 1 }
    var list: ListComponent { ListComponent(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
    var deck: DeckComponent { DeckComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var both: BothComponent { BothComponent(parent: self) }
}
print(Root().card.dependency.id)
