// where-clauses on protocols, associated types, methods, subscripts and parents.

// hard: constraints on Self in the protocol's own clause
protocol SelfBound where Self: AnyObject, Self: Sendable {
    var other: Self? { get }
    func bind()
}

// hard: equalities among associated types; only some are free for the double to choose
protocol Matrix2 {
    associatedtype Row3: Collection where Row3.Element == Scalar
    associatedtype Column: Collection where Column.Element == Row3.Element, Column.Index == Row3.Index
    associatedtype Scalar: Numeric & Comparable
    func row(_ index: Row3.Index) -> Row3
    func column(_ index: Column.Index) -> Column
    func sum<Other: Matrix2>(_ other: Other) -> Scalar where Other.Scalar == Scalar, Other.Row3 == Row3
}

// hard: parent's associated types fixed to a tuple, a function, an existential and an optional
protocol Holding {
    associatedtype Held
    func hold(_ held: Held) -> Held
    var held: Held { get set }
}
// hard: a stored tuple with labels
protocol TupleHolding: Holding where Held == (id: Int, name: String) {}
// hard: only a witness that says @escaping can keep the closure, and the requirement does not say it
protocol ClosureHolding: Holding where Held == (Int) throws -> Void {}
// hard: an existential of the parent itself
protocol AnyHolding: Holding where Held == any Holding {}
// hard: optional of a dictionary of optionals
protocol OptionalHolding: Holding where Held == [String: Int?]? {}
// hard: the double stores or returns itself
protocol SelfHolding: Holding where Held == Self {}

// hard: the clause of the child mentions the child's own new associated type
protocol PairHolding: Holding where Held == (Left, Right) {
    associatedtype Left
    associatedtype Right: Equatable = Left
    func left() -> Left
}

// hard: method-level clauses over several lines, mixing same-type, conformance and class bounds
protocol Clauses {
    associatedtype Item
    func convert<Source, Target>(
        _ source: Source,
        to target: Target.Type
    ) async throws -> Target
    where
        Source: Sequence, Source.Element == Item,
        Target: RangeReplaceableCollection,
        Target.Element == (Item, Int)
    subscript<Index>(index: Index) -> Item where Index: BinaryInteger, Index.Stride: SignedInteger { get set }
    init<Source>(_ source: Source) where Source: Sequence, Source.Element == Item
    static func combine<A, B>(_ a: A, _ b: B) -> A where A: Holding, B: Holding, A.Held == B.Held, B: AnyObject
}
