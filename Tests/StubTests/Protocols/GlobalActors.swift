// Global actors on protocols and on single members.

@globalActor
actor StorageActor {
    static let shared = StorageActor()
}

// hard: nonisolated members of an isolated protocol must reach the recorded state from anywhere
@MainActor
protocol Screen: AnyObject {
    var title: String { get set }
    var delegate: (any Screen)? { get }
    func show(_ completion: @escaping @MainActor () -> Void)
    func load() async throws -> Int
    nonisolated var identifier: String { get }
    nonisolated func log(_ text: String)
    nonisolated func compute() async -> Int
    nonisolated static func register()
    static var screens: [String] { get set }
    static func make(title: String) -> Self
    nonisolated init(id: Int)
    init(title: String)
}

// hard: == and hash(into:) must be nonisolated although the protocol is not
@MainActor
protocol Cell: Hashable, CustomStringConvertible {
    var text: String { get set }
    func tap()
}

// hard: isolation on members only; the double as a whole is not isolated
protocol Mixed {
    @MainActor var title: String { get set }
    @MainActor func refresh()
    @StorageActor func store(_ value: Int) throws -> Int
    @StorageActor var stored: [Int] { get set }
    func plain()
    @MainActor static var shared: Int { get set }
    @MainActor subscript(index: Int) -> String { get set }
    @StorageActor init(path: String)
}

// hard: isolation comes only through the parent, and the child adds Sendable and nonisolated state
protocol DetailScreen: Screen, Sendable {
    var detail: String { get set }
    nonisolated var count: Int { get set }
    func update(_ body: (inout Int) -> Void)
}

// hard: another actor's closures and results as plain values
@StorageActor
protocol Database {
    associatedtype Row2: Sendable
    func query(_ text: String, onMain body: @MainActor @Sendable (Row2) -> Void) async -> [Row2]
    func transaction<Value>(_ body: @StorageActor () throws -> Value) rethrows -> Value
    var onChange: (@MainActor @Sendable (Row2) -> Void)? { get set }
    nonisolated func close()
}

// hard: one requirement, nonisolated in one parent and isolated in the other
protocol Describing {
    func describe() -> String
}

// hard: the nonisolated requirement of the parent, redeclared on the main actor
@MainActor
protocol Panel: Describing {
    nonisolated func describe() -> String
    func toggle()
}

// hard: one requirement wanted on two global actors; only a nonisolated witness serves both
@MainActor
protocol OnMain {
    func sync() -> Int
    var level: Int { get set }
}

// easy: another global actor, taken alone
@StorageActor
protocol OnStorage {
    func sync() -> Int
    var level: Int { get set }
}

// hard: two isolations for one requirement; nonisolated witnesses with locked storage
protocol Torn: OnMain, OnStorage {
    func fix()
}

// hard: parent on the main actor, child on another one
@StorageActor
protocol Moved: OnMain {
    func move() -> Int
}
