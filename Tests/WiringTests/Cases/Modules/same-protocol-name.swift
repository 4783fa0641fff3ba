//! title: a dependency protocol of one name in two modules
//! modules: Card Loan App
//// file: Card/Card.swift
import Dovetail
public protocol Needs: Dependency { var card: Int { get } }
public final class CardComponent: Component<Needs> { public var seen: Int { dependency.card } }
//// file: Loan/Loan.swift
import Dovetail
public protocol Needs: Dependency { var loan: Int { get } }
public final class LoanComponent: Component<Needs> { public var seen: Int { dependency.loan } }
//// file: App/main.swift
import Card
import Dovetail
import Loan
final class Root: BootstrapComponent {
    var card: Int { 1 }
    var loan: Int { 2 }
    var first: CardComponent { CardComponent(parent: self) }
    var second: LoanComponent { LoanComponent(parent: self) }
}
let root = Root()
print(root.first.seen, root.second.seen)
//> 1 2
