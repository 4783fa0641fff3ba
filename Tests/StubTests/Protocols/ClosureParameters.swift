// Closures: which ones may be kept is not always written where they are.

typealias Plain2 = (Int) -> Void
typealias Work<Value> = () throws -> Value
typealias MaybePlain = ((Int) -> Void)?

struct ClosureError: Error {}

// hard: non-escaping behind a typealias, escaping by optional, array, tuple, variadic or typealias
protocol Closures {
    func a(_ body: Plain2)
    func b(_ body: @escaping Plain2)
    func c(_ body: Plain2?)
    func d(_ body: MaybePlain)
    func e<Value>(_ body: Work<Value>) rethrows -> Value
    func f(_ list: [() -> Void], _ pair: (on: () -> Void, off: (Int...) -> Void), _ rest: (() -> Int)...)
    func g(_ double: (((Int) -> Void)?)?)
    func h(_ body: ((() -> Void)))
    func i(_ box: Box2<() -> Int>, _ result: Result<() -> Void, any Error>)
}

struct Box2<Value> {
    var value: Value
}

// hard: two non-escaping closures, one of which takes a closure: exclusivity rules apply
protocol Callbacks {
    func both(_ first: (() -> Void) -> Void, _ second: () -> Void)
    func nested(_ body: (inout Int, @escaping () -> Void) throws -> (String) -> Int) rethrows
    func escapingInner(_ body: (@escaping @Sendable (Int) -> Void) -> Void)
    func autoInner(_ body: (@autoclosure () -> Int) -> Void)
    func change(_ body: inout () -> Void)
    func change(_ body: inout [String: (Int) -> Void], _ key: String)
    func rest(first: () -> Int, second: (Int) -> Int, third: ((Int) -> Int)?)
}

// hard: autoclosures of every effect; passing them on evaluates them or does not
protocol Lazy {
    func value(_ value: @autoclosure () -> Int)
    func value(escaping value: @autoclosure @escaping () -> Int)
    func value(throwing value: @autoclosure () throws -> Int) rethrows -> Int
    func value(later value: @autoclosure () async throws -> Int) async throws -> Int
    func value(sending value: @autoclosure @escaping @Sendable () -> String) async
    func value<Value: Equatable>(_ left: @autoclosure () -> Value, equals right: @autoclosure () throws -> Value) rethrows
}

// hard: function attributes are part of the type and must survive in stored handlers
protocol Attributes {
    func a(_ body: @escaping @Sendable () async throws -> Int)
    func b(_ body: @MainActor @escaping () -> Void)
    func c(_ body: @convention(c) (Int32) -> Int32)
    func e(_ body: @escaping (_ first: Int, _ second: inout String, borrowing [Int]) -> Void)
    func f(_ body: sending @escaping () -> Void)
    func g(_ body: @isolated(any) @escaping @Sendable () -> Void)
    func h(_ body: @escaping () throws(ClosureError) -> Int)
    func i(_ body: @escaping @MainActor @Sendable (_ value: sending String) async -> sending String)
}

// hard: functions as results and as properties
protocol Factories {
    func make() -> (Int) -> (String) -> Bool
    func maybe() -> ((Int) throws -> Void)?
    func curry<A, B, C>(_ body: @escaping (A, B) -> C) -> (A) -> (B) -> C
    func pair() -> (start: () -> Void, stop: @Sendable () async -> Void)
    var onTap: () -> Void { get set }
    var onEnd: ((_ code: Int) -> Void)? { get set }
    var filter: (@Sendable (Int) -> Bool)! { get }
    var handlers: [String: [(Int) -> Void]] { get set }
    static var factory: @Sendable () -> any Factories { get }
}
