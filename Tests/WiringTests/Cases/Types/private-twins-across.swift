//! title: private names of a file that mean something else in other files and modules
//! modules: Core Card App
//// file: Core/Core.swift
public struct Box<T> {
    public let value: T
    public init(_ value: T) { self.value = value }
}
public struct Rate {
    public let value: Int
    public init(_ value: Int) { self.value = value }
}
public enum Kinds {
    public struct Mode {
        public let value: Int
        public init(_ value: Int) { self.value = value }
    }
}
//// file: Card/Card.swift
import Core
import Dovetail
private struct Rate {}
public protocol CardDependency: Dependency {
    var box: Box<Int> { get }
    var rate: Core.Rate { get }
}
public final class CardScreen: Component<CardDependency> {}
//// file: App/Loan.swift
import Core
import Dovetail
private struct Box {}
private enum Kinds {}
private typealias Own = String
protocol LoanDependency: Dependency {
    var box: Core.Box<Int> { get }
    var mode: Core.Kinds.Mode { get }
}
final class Loan: Component<LoanDependency> {
    private var own: Own { "" }
}
//// file: App/main.swift
import Card
import Core
import Dovetail
private typealias Own = Int
final class Root: BootstrapComponent {
    var box: Box<Int> { Box(1) }
    var rate: Rate { Rate(2) }
    var mode: Kinds.Mode { Kinds.Mode(3) }
    var card: CardScreen { CardScreen(parent: self) }
    var loan: Loan { Loan(parent: self) }
}
let root = Root()
print(root.card.dependency.box.value, root.card.dependency.rate.value)
print(root.loan.dependency.box.value, root.loan.dependency.mode.value)
//> 1 2
//> 1 3
