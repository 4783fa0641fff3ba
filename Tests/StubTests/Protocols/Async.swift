// Asynchronous requirements, isolation of callers, and locks that async code may not take.

// hard: sync and async overloads of one signature; NSLock.lock() is an error in the async one
protocol Loader {
    func load(_ id: Int) -> String
    func load(_ id: Int) async -> String
    func save() throws
    func save() async throws
    static func warm() -> Int
    static func warm() async -> Int
    var state: Int { get async }
}

// hard: the caller's isolation is an argument, an attribute, or spelt out as leaving it
protocol Hopper: Sendable {
    func hop(isolation: isolated (any Actor)?) async -> Int
    func hop(on actor: isolated MainActor) -> Int
    nonisolated(nonsending) func stay() async -> Int
    @concurrent func leave() async -> Int
    func call(_ body: nonisolated(nonsending) () async -> Int) async -> Int
    func callIsolated(_ body: @isolated(any) @Sendable () async -> Int) async -> Int
}

// hard: sequences and continuations as values
protocol Streams: AnyObject {
    var ticks: AsyncStream<Int> { get }
    func lines() -> AsyncThrowingStream<String, any Error>
    func resume(_ continuation: CheckedContinuation<Int, any Error>)
    func tasks(_ group: inout TaskGroup<Int>) async
    func handle(_ task: Task<Void, Never>?) async throws -> Task<Int, any Error>
}

// hard: async getters beside a settable property, and a closure that must not escape while awaiting
protocol Session {
    var token: String? { get set }
    var user: String { get async throws }
    func perform<Value>(_ body: (inout Int) async throws -> Value) async throws -> Value
    func perform(_ first: () async -> Void, _ second: () async -> Void) async
}
