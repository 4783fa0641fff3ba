//! title: an alias of Component without parameters is Component
import Dovetail

typealias Node = Component
typealias Named = Dovetail.Component
typealias Inner = Node

protocol CardDependency: Dependency {
    var id: Int { get } //~ missing-provider: CardComponent needs 'id: Int', but AppComponent does not provide it
}
final class CardComponent: Named<CardDependency> {}

protocol ListDependency: Dependency { var title: String { get } }
final class ListComponent: Inner<ListDependency> {}

final class AppComponent: BootstrapComponent {
    var title: String { "all" }
    var card: CardComponent { CardComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}
