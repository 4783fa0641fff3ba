// Self anywhere but alone as a result forces a final class and its concrete name.

// hard: Self in every position: optional, array, tuple, closure, metatype, static state, index
protocol Node {
    static var roots: [Self] { get set }
    static var origin: Self { get }
    var next: Self? { get set }
    func copy() -> Self
    func parent() -> Self?
    func children() -> [String: Self]
    func equals(_ other: Self) -> Bool
    func visit(_ body: (Self) throws -> Void) rethrows
    func load() async throws -> Result<Self, any Error>
    func split() -> (left: Self, right: Self)
    func builder() -> @Sendable () -> Self
    func kind(_ type: Self.Type) -> Self.Type
    func replace(_ other: inout Self)
    func merge(_ others: Self...) -> Self
    subscript(other: Self) -> Self { get }
}

// hard: Self as a generic argument and in a constraint
protocol Fluent {
    associatedtype Step
    func then(_ step: Step) -> Self
    func then<Other: Fluent>(_ other: Other) -> (Self, Other) where Other.Step == Step
    func pipe<Value>(_ body: (Self, Step) -> Value) -> Value
    func box() -> Box<Self>
}

struct Box<Value> {
    var value: Value
}

// hard: two overloads apart only by Self against a concrete type
protocol Comparer {
    func compare(_ other: Self) -> Int
    func compare(_ other: Int) -> Int
    func compare(_ other: Self?) -> Int?
    func compare(_ others: [Self]) -> [Self]
}
