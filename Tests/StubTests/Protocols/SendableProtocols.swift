// Sendable protocols: recorded state must be locked, statics included.

final class Handle2 {
    var value = 0
}

// hard: mutable requirements of non-Sendable type in a Sendable double
protocol SafeStore: Sendable {
    var items: [String] { get set }
    var handle: Handle2 { get set }
    var onChange: (@Sendable (String) -> Void)? { get set }
    static var shared: Self { get }
    static var count: Int { get set }
    static func make(_ handle: Handle2) -> Self
    func put(_ handle: Handle2, _ body: () -> Void)
    func take() async -> Handle2?
    init(items: [String])
}

// hard: a static generic async throwing overload set, inherited from a protocol with associated types
protocol Source2<Element> {
    associatedtype Element
    associatedtype Failure: Error
    static func pull<Value>(_ count: Int, as type: Value.Type) async throws(Failure) -> [Value]
    static func pull(_ count: Int) async throws(Failure) -> [Element]
    func pull(_ count: Int) throws(Failure) -> [Element]
}

// hard: Sendable overloads on top of inherited ones, apart by variadics, where-clause and result
protocol SafeSource<Element>: Source2, Sendable where Element: Sendable, Failure == SourceFault {
    static func pull<Value: Sendable>(_ count: Int, as type: Value.Type, retry: Int...) async throws -> [Value]
    static func pull<Value>(_ count: Int, as type: Value.Type) async throws(Failure) -> [Value] where Value: Collection, Value.Element == Element
    static func pull(_ count: Int) throws(Failure) -> [String: Element]
    subscript(count: Int) -> [Element] { get async throws(Failure) }
}

enum SourceFault: Error {
    case dry
}

// hard: Sendable through Error, of a metatype constraint, and of a parent three levels up
protocol Level0: Sendable {}
// easy: one settable property, Sendable through its parent
protocol Level1: Level0 {
    var depth: Int { get set }
}
// hard: Sendable three levels up, returns Self
protocol Level2: Level1, AnyObject {
    func sink(_ other: any Level1) -> Self
}

// hard: metatypes that must be sendable
protocol Pluggable: SendableMetatype {
    static var plugins: [any Pluggable.Type] { get set }
    static func load(_ type: any Pluggable.Type) async
}
