// Protocols only an actor can conform to (or a class only by being async).

// hard: sync, async, nonisolated and static members side by side
protocol Account: Actor {
    var balance: Int { get set }
    var owner: String { get async }
    nonisolated var id: String { get }
    nonisolated func describe() -> String
    nonisolated func notify(_ body: @escaping @Sendable () -> Void) async
    func deposit(_ amount: Int) throws -> Int
    func transfer(_ amount: Int, to other: isolated (any Account)?) async throws
    static func open(_ name: String) -> Self
    static var opened: Int { get set }
    init(name: String)
}

// hard: inherits Actor through another protocol and adds associated types and typed throws
protocol Worker<Job>: Laborer {
    associatedtype Job: Sendable
    associatedtype Fault2: Error
    func work(_ job: Job) async throws(Fault2) -> [Job]
    func work<Value: Sendable>(_ value: Value, _ body: @Sendable (isolated Self) throws -> Value) rethrows -> Value
    nonisolated func cancel()
    subscript(index: Int) -> Job? { get set }
}

// hard: the double must be an actor only because of this parent
protocol Laborer: Actor {
    var isBusy: Bool { get }
    func rest()
}

// hard: an actor that must be Hashable and describable, which is nonisolated
protocol Room: Actor, Hashable, CustomStringConvertible {
    var guests: [String] { get set }
    init(number: Int)
    init() async
    init(code: Int) throws
}

// hard: not an actor protocol, but every requirement is async so that actors conform
protocol Cache: Sendable {
    func get(_ key: String) async -> Int?
    func set(_ value: Int, for key: String) async
    var count: Int { get async }
    subscript(key: String) -> Int? { get async }
}

// hard: lent to a closure: non-Sendable arguments and results cross into the actor
protocol Depot: Actor {
    func store(_ item: sending DepotItem)
    func take() -> sending DepotItem?
    func update<Value>(_ body: (inout [DepotItem]) throws -> sending Value) rethrows -> sending Value
}

final class DepotItem {
    var name = ""
}
