// Members, parameters and types that carry the names a generator likes to use itself.

// hard: members with the names of call counts, handlers and resets
protocol Tracker {
    func load() -> Int
    var loadCallCount: Int { get }
    var loadCalls: [Int] { get set }
    var loadHandler: (() -> Int)? { get set }
    var loadReturnValue: Int { get set }
    func loadCalled() -> Bool
    func reset()
    static func reset()
    var calls: [String] { get }
    var stub: Int { get }
    func stubs() -> Int
    var record: Int { get set }
    func handler() -> Int
    var lock: Int { get }
    var state: String { get set }
    var _state: String { get }
    var storage: Int { get }
    func verify()
    func callAsFunction()
}

// hard: parameters with the names of locals, of the method itself and of its neighbours
protocol Shadow {
    func record(call: Int, calls: [Int], handler: () -> Int, result: Int, value: Int, newValue: Int) -> Int
    func state(state: Int, lock: Int, stub: Int, count: Int, arguments: [Any], args: Int, error: any Error) throws -> Int
    func run(run: Int, fatalError: String, print: Int, type: Int, index: Int, oldValue: Int, returnValue: Int) -> Int
    func swap(_ `self`: Int, `super` other: Int, it: Int, this: Int, box: Int) async -> Int
    subscript(newValue: Int, value value: Int) -> Int { get set }
    var newValue: Int { get set }
    var value: Int { get throws }
}

// hard: the user's module has its own types of these names
struct Call {}
struct Calls {}
struct Stub {}
struct Recorder {}
struct Lock {}
struct Mutex {}
struct NSLock {}
struct Unchecked {}
class TrackerStub {}
class TrackerDouble {}
class TrackerMock {}
class TrackerSpy {}
class TrackerFake {}
class StubTracker {}

protocol Witness {
    func see(_ call: Call, _ calls: Calls, _ stub: Stub) -> Recorder
    func wait(_ lock: Lock, _ mutex: Mutex, _ other: NSLock) async -> Unchecked
    static var stub: Stub { get }
}

// hard: the scope shadows Int, Error, Result, Optional, Array, Sendable and Swift itself
enum Shadowed {
    struct Int {}
    struct Bool {}
    struct String {}
    struct Error {}
    struct Result {}
    struct Any2 {}
    enum Void {}
    protocol Sendable {}

    // hard: every plain name in it means the scope's type, not the standard library's
    protocol Machine: Sendable {
        var count: Int { get set }
        var isOn: Bool { get }
        func run(_ name: String, _ values: Array<Int>) throws -> Result
        func stop() -> Optional<Error>
        func wait(for text: String) async -> [Int]?
        func nothing(_ value: Void?) -> ()
    }
}
