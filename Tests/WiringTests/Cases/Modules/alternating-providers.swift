//! title: providers alternate between modules along two parents
//! modules: Leaf Card Loan App
//// file: Leaf/Leaf.swift
import Dovetail
public protocol LeafDependency: Dependency { var a: Int { get }; var b: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var text: String { "\(self.a) \(self.b)" } }
//// file: Card/Card.swift
import Dovetail
import Leaf
public final class CardComponent: Component<EmptyDependency> {
    public var a: Int { 10 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: Loan/Loan.swift
import Dovetail
import Leaf
public final class LoanComponent: Component<EmptyDependency> {
    public var b: Int { 20 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
import Loan
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var b: Int { 2 }
    var card: CardComponent { CardComponent(parent: self) }
    var loan: LoanComponent { LoanComponent(parent: self) }
}
let root = Root()
print(root.card.leaf.text)
print(root.loan.leaf.text)
//> 10 2
//> 1 20
