//! title: not-in-scope: a misspelt type of the library
//! modules: Kit App
//! command: check
//! proof: proved 2 of 3 requirements of 3 components under 1 root
//// file: Kit/Card.swift
import Dovetail

public protocol CardDependency: Dependency { var id: Int { get } }
open class CardComponent: Componnet<CardDependency> {} //~ not-in-scope: did you mean 'Component'?
//// file: App/Data.swift
import Dovetail

struct DataAssembly: Assmbly { //~ not-in-scope: did you mean 'Assembly'?
    func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
}
protocol PageDependency: Dependancy { var id: Int { get } } //~ not-in-scope: did you mean 'Dependency'?
protocol ListDependency: Dependency { var id: Int { get } }
final class PageComponent: Component<PageDependency> {}
final class ListComponent: Component<ListDependency> {}
//// file: App/main.swift
import Dovetail
import Kit

final class App: BootstrapComponent {
    var id: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}
_ = App()
_ = try Container(DataAssembly()).resolve(Int.self)
