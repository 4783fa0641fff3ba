// Subscripts have no name, so every name a double derives must come from labels and types.
import Foundation

// hard: ten overloads apart by label, type, arity, variadics, closures and result
protocol Grid {
    subscript(row: Int) -> Int { get }
    subscript(row: Int) -> String { get set }
    subscript(row row: Int) -> Int { get set }
    subscript(row: Int, column: Int) -> Double { get set }
    subscript(rows: Int...) -> [Int] { get }
    subscript(rows: [Int]) -> [Int] { get }
    subscript() -> Void { get }
    subscript(_: Int, _: Int, _: Int) -> Int { get nonmutating set }
    subscript(where predicate: (Int) -> Bool) -> [Int] { get }
    subscript(key: String, default value: @autoclosure () -> Int) -> Int { get set }
}

// hard: generic subscripts, one of which can only be told apart by its constraint
protocol Lookup {
    associatedtype Key: Hashable
    subscript<Value>(type: Value.Type) -> Value? { get set }
    subscript<Value>(key: Key, as type: Value.Type) -> Value where Value: Decodable { get throws }
    subscript<Other: Hashable>(key: Other) -> Key? { get }
    subscript<Other: Comparable>(key: Other) -> Key? { get }
    subscript(some key: some Hashable) -> Key? { get }
}

// hard: static subscripts, overloaded with instance ones, with effects
protocol Shelf {
    static subscript(index: Int) -> String { get set }
    static subscript(index: Int) -> String? { get }
    subscript(index: Int) -> String { get async }
    subscript(name: String) -> Int { get throws(ShelfError) }
    static subscript<Item>(index: Int, as item: Item.Type) -> Item { get async throws }
}

enum ShelfError: Error {
    case empty
}

// hard: a dynamic member subscript makes every misspelt member of the double compile
@dynamicMemberLookup
protocol Settings {
    associatedtype Values
    subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value { get set }
    subscript(dynamicMember name: String) -> String? { get }
}

// hard: mutating accessors and Self as index and element
protocol Cursor {
    subscript(offset: Int) -> Self { mutating get }
    subscript(other: Self) -> Int { get nonmutating set }
    subscript(pair: (from: Int, to: Int)) -> ArraySlice<Int> { mutating get mutating set }
}
