// Several features at once; each is common alone.
import Foundation

enum CrossError: Error, Equatable {
    case failed(Int)
}

// hard: the error is an associated type, fixed only in a child
protocol Origin<Element> {
    associatedtype Element: Hashable
    associatedtype Failure: Error
    func first() throws(Failure) -> Element
}

// hard: Sendable, static, generic, async, typed throws, overloaded, from a parent with associated types
protocol Remote<Element>: Origin, Sendable where Element: Sendable, Failure == CrossError {
    static func load<Value>(_ id: Element, as type: Value.Type) async throws(Failure) -> Value where Value: Decodable & Sendable
    static func load<Value: Sendable>(_ id: Element, as type: Value.Type) async throws(Failure) -> [Value]
    static func load(_ id: Element) throws(Failure) -> Self
    static func load(_ ids: Element...) async -> [Element: Self]
    static var cache: [Element: Self] { get set }
    static subscript(id: Element) -> Self? { get async throws(Failure) }
}

// hard: main actor, hashable, generic over an associated type, nonisolated typed-throwing subscript, Self
@MainActor
protocol Presenter<Model2>: AnyObject, Hashable {
    associatedtype Model2: Sendable
    var model: Model2? { get set }
    nonisolated subscript(key: String) -> Int { get throws(CrossError) }
    func present<Content>(_ content: Content, from parent: Self?, completion: (@MainActor (Content) -> Void)?) where Content: Collection, Content.Element == Model2
    nonisolated static func make(_ model: Model2) async -> Self
    static var current: Self? { get set }
    init?(model: Model2) throws
}

// hard: actor, primary associated types, isolated closure, borrowing and sending, static async init-like
protocol Bank<Currency>: Actor {
    associatedtype Currency: Hashable & Sendable
    associatedtype Denied: Error = CrossError
    nonisolated var name: String { get }
    func withdraw(_ amount: Int, _ currency: Currency) async throws(Denied) -> [Currency: Int]
    func audit<Value: Sendable>(_ body: @Sendable (isolated Self) async throws(Denied) -> Value) async throws(Denied) -> Value
    func deposit(_ coins: consuming [Currency], at date: borrowing Date)
    static func open(_ currency: Currency...) async throws(Denied) -> Self
    nonisolated static func == (left: Self, right: Self) -> Bool
    subscript(currency: Currency) -> Int { get set }
}

// hard: packs, typed throws, non-escaping async closure, Sendable
protocol Pipeline2: Sendable {
    func run<each Input: Sendable, Output: Sendable, Failure: Error>(_ inputs: repeat each Input, body: @Sendable (repeat each Input) async throws(Failure) -> Output) async throws(Failure) -> Output
    static func chain<each Stage: Pipeline2>(_ stages: repeat each Stage) -> any Pipeline2
    func merge<each Value: Hashable & Sendable>(_ values: repeat each Value) async -> (repeat Set<each Value>)
}

// hard: builder, rethrows, autoclosure, variadic and default in an extension, all overloads of one name
protocol Form {
    associatedtype Field: Equatable
    func add(_ field: Field)
    func add(_ fields: Field...) throws
    func add(_ field: @autoclosure () throws -> Field?) rethrows
    func add(_ make: () throws -> [Field]) rethrows -> Int
    func add(_ field: Field, if condition: @autoclosure () async throws -> Bool) async rethrows -> Self
    func add<Other: Form>(_ other: Other) -> Self where Other.Field == Field
}

extension Form {
    func add(_ field: Field, twice: Bool = true) { add(field) }
    func add(_ fields: Field...) {}
}

// hard: operators, literals, comparison and Codable on a double with associated state
protocol Amount: Comparable, Hashable, Codable, ExpressibleByIntegerLiteral, Sendable where IntegerLiteralType == Int {
    associatedtype Unit: CaseIterable & Codable & Hashable & Sendable
    static func + (left: Self, right: Self) throws -> Self
    static func * <Factor: BinaryInteger>(left: Self, right: Factor) -> Self
    static prefix func - (value: Self) -> Self
    var unit: Unit { get }
    init(_ value: Int, _ unit: Unit)
    func callAsFunction<Value>(in unit: Unit, _ body: (Int) throws -> Value) rethrows -> Value
}

// hard: ownership, noncopyable generics, closures and typed throws
protocol Arena {
    associatedtype Region
    func withRegion<Value: ~Copyable, Failure: Error>(_ size: Int, _ body: (inout Region) throws(Failure) -> Value) throws(Failure) -> Value
    func adopt<Value: ~Copyable>(_ value: consuming Value, into region: inout Region) -> Bool
    func bytes(_ region: borrowing Region, _ body: (Span<UInt8>) throws -> Void) rethrows
}

// hard: nested type scope, same names as the module's, conditional member, availability, deprecated overload
enum Outer {
    struct Date {}
    enum CrossError: Error {
        case inner
    }

    protocol Log: Sendable {
        associatedtype Level: RawRepresentable & Sendable where Level.RawValue == Int
        func log(_ text: @autoclosure @Sendable () -> String, _ level: Level, at date: Date) throws(CrossError)
        @available(*, deprecated)
        func log(_ text: String, at date: Foundation.Date) async
        #if DEBUG
        static var minimum: Level { get set }
        #endif
        static func make(_ level: Level) -> any Log
    }
}
