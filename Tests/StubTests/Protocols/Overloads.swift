// One base name, many requirements: nothing may be lost and nothing may collide.

// easy: empty, tells overloads apart
protocol Plain {}

// hard: by label only, with empty labels and labels that join to one word
protocol ByLabel {
    func fetch(_ id: Int) -> Int
    func fetch(id: Int) -> Int
    func fetch(_ id: Int, _ other: Int) -> Int
    func fetch(_ id: Int, other: Int) -> Int
    func fetch(user id: Int) -> Int
    func fetchUser(id: Int) -> Int
    func fetchUserId(_: Int) -> Int
    func fetch(userId: Int) -> Int
    func fetch_user(id: Int) -> Int
    func Fetch(id: Int) -> Int
    func fetch(a: Int, a: Int) -> Int
    func fetch(id value: Int, id other: Int) -> Int
}

// hard: by result only; plain type, optional, tuple, closure, existential, effect
protocol ByResult {
    func value() -> Int
    func value() -> Int?
    func value() -> [Int]
    func value() -> (Int, Int)
    func value() -> (first: Int, second: Int)
    func value() -> () -> Int
    func value() -> any Plain
    func value() -> (any Plain)?
    func value() throws -> String
    func value() async -> Int
    func value() async throws -> Double
    func value<Value: Plain>() -> Value
    func value()
}

// hard: by parameter type only
protocol ByType {
    func put(_ value: Int)
    func put(_ value: Int?)
    func put(_ value: Int...)
    func put(_ value: [Int])
    func put(_ value: inout Int)
    func put(_ value: Any)
    func put(_ value: Int.Type)
    func put(_ value: Any.Type)
    func put(_ value: any Plain)
    func put(_ value: any Plain.Type)
    func put(_ value: some Plain)
    func put(_ value: (Int, Int))
    func put(_ value: (a: Int, b: Int))
    func put(_ value: () -> Void)
    func put(_ value: () throws -> Void)
    func put(_ value: () async -> Void)
    func put(_ value: @autoclosure () -> Double)
    func put(_ value: @escaping (Int) -> Void)
    func put(_ value: Self)
}

// hard: apart by @Sendable only; a class that writes both does not conform, one witness must serve both
protocol BySendable {
    func run(_ body: @escaping @Sendable (Int) -> Void)
    func run(_ body: @escaping (Int) -> Void)
}

// hard: static against instance, property against method, setter against method
protocol ByKind {
    static func load(_ id: Int) -> String
    func load(_ id: Int) -> String
    static var load: Int { get set }
    var load: Int { get set }
    func setLoad(_ value: Int)
    func load() async
    static func load(id: Int) async throws
    subscript(load: Int) -> Int { get }
    init(load: Int)
}

// hard: async against sync, with different error types, static ones too
protocol ByEffect {
    func sync(_ id: Int) throws -> Int
    func sync(_ id: Int) async throws(SyncError) -> Int
    static func sync(_ id: Int) -> Int
    static func sync(_ id: Int) async throws -> Int
    func sync<Value>(_ id: Value) async -> Value
    func sync<Value: Sendable>(_ id: Value) async throws -> Value
}

struct SyncError: Error {}
