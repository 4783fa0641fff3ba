// Generic methods: what is recorded has no type of its own.
import Foundation

// hard: results that only the caller's type can tell; metatypes and key paths as arguments
protocol Decoder2 {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
    func decode<Value>() -> Value
    func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value
    func update<Root, Value>(_ path: WritableKeyPath<Root, Value>, of root: inout Root, to value: Value)
    func make<Object: AnyObject>(_ type: Object.Type) -> Object?
}

// hard: the first witness also fits the second requirement; a class that writes both does not conform
protocol Vendor {
    func vend<Value>() -> Value
    func vend<Value>() -> [Value]
}

// hard: same name, same labels, apart by constraint only
protocol Renderer {
    func render<Value>(_ value: Value) -> String
    func render<Value: Equatable>(_ value: Value) -> String
    func render<Value: Hashable>(_ value: Value) -> String
    func render<Value>(_ value: Value) -> String where Value: Collection, Value.Element == Int
    func render<Value>(_ value: Value) -> String where Value: Collection, Value.Element == String
    func render<Value>(_ value: Value?) -> String
    func render(_ value: Int) -> String
}

// hard: typed errors and closures in generic parameters
protocol Runner {
    func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value
    func run<Value: Sendable, Failure: Error>(_ work: @Sendable () async throws(Failure) -> Value) async throws(Failure) -> Value
    func retry<Value>(_ times: Int, _ work: () async throws -> Value) async rethrows -> Value
    func race<Value: Sendable>(_ work: [@Sendable () async throws -> Value]) async throws -> Value
}

// hard: noncopyable generic values can be neither recorded nor boxed in Any
protocol Vault {
    func lock<Value: ~Copyable>(_ value: consuming Value)
    func peek<Value: ~Copyable, Result>(_ value: borrowing Value, _ body: (borrowing Value) -> Result) -> Result
    func swap<Value: ~Copyable>(_ value: inout Value, with other: consuming Value)
    func open<Value: ~Copyable>(_ type: Value.Type) -> Value
}

// hard: where-clauses that tie method and associated types together
protocol Joiner {
    associatedtype Element: Hashable
    func join<Other: Sequence>(_ other: Other) -> Set<Element> where Other.Element == Element
    func join<Left, Right>(_ left: Left, _ right: Right) -> [(Left.Element, Right.Element)] where Left: Collection, Right: Collection, Left.Index == Right.Index
    func group<Key>(by key: (Element) -> Key) -> [Key: [Element]] where Key: Hashable & Comparable
}
