//! title: needle 26: a component of the same name in two modules
//! modules: Card Loan App
//// file: Card/Card.swift
import Dovetail
public protocol DetailDependency: Dependency { var card: Int { get } }
public final class DetailComponent: Component<DetailDependency> {}
public final class CardComponent: Component<EmptyDependency> {
    public var card: Int { 26 }
    public var detail: DetailComponent { DetailComponent(parent: self) }
}
//// file: Loan/Loan.swift
import Dovetail
public protocol DetailDependency: Dependency { var loan: String { get } }
public final class DetailComponent: Component<DetailDependency> {}
public final class LoanComponent: Component<EmptyDependency> {
    public var loan: String { "loan" }
    public var detail: DetailComponent { DetailComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
import Loan
final class Root: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
    var loan: LoanComponent { LoanComponent(parent: self) }
}
let root = Root()
print(root.card.detail.dependency.card, root.loan.detail.dependency.loan)
//> 26 loan
