// Associated types: constrained, defaulted, recursive, used in every position.
import Foundation

// hard: unconstrained, used as parameter, result, closure argument, optional and array
protocol Store {
    associatedtype Item
    associatedtype Query
    var items: [Item] { get set }
    func find(_ query: Query) -> Item?
    func each(_ body: (Item) throws -> Void) rethrows
    func observe(_ change: @escaping (Result<Item, any Error>) -> Void) -> () -> Void
    func merge(_ others: [String: [Item?]]) -> (kept: [Item], dropped: [Item])
}

// hard: the typealias belongs to the protocol and mentions the associated type
protocol Fetcher {
    associatedtype Payload
    typealias Completion = (Result<Payload, any Error>) -> Void
    typealias Page = (items: [Payload], next: Int?)
    func fetch(_ completion: @escaping Completion)
    func fetchNow(_ completion: Completion)
    func page(_ page: Page) -> Page
}

// hard: defaults must not win over a constraint, and Key.RawValue is fixed
protocol Table {
    associatedtype Key: RawRepresentable & Hashable where Key.RawValue == String
    associatedtype Value: Codable = Data
    associatedtype Rows: Collection = [Value] where Rows.Element == Value
    associatedtype Failure: Error = any Error
    func rows(for key: Key) throws(Failure) -> Rows
}

// hard: recursive; `class TreeDouble<Child: Tree>` compiles but nobody can ever make one
protocol Tree {
    associatedtype Child: Tree
    associatedtype Leaf where Leaf == Child.Leaf
    var children: [Child] { get set }
    func leaf(at index: Int) -> Leaf
}

// hard: only the double itself can be Next
protocol Chain {
    associatedtype Next: Chain where Next.Next == Self
    func next() -> Next
    func link(to next: Next?)
}

// hard: class-bound and existential-like bounds; Owner may be compared by identity only
protocol Owned {
    associatedtype Owner: AnyObject
    associatedtype Parts: Sequence where Parts.Element: Equatable, Parts.Element: Sendable
    var owner: Owner? { get set }
    func parts() async -> Parts
    func replace(_ part: Parts.Element, in type: Owner.Type)
}

// hard: an associated type that shadows a standard library name
protocol Shadowing {
    associatedtype Result
    associatedtype Error
    associatedtype Int
    func run(_ count: Int) -> Result
    func fail() throws -> Error
}

// hard: generic parameter of a method named like the associated type of another protocol
protocol Mapper {
    associatedtype Input
    associatedtype Output
    func map<Value>(_ input: Input, _ transform: (Input) -> Value) -> [Value]
    func map<Other: Mapper>(_ other: Other) -> Other.Output where Other.Input == Output
}
