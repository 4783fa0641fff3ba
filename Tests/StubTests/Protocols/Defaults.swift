// Default implementations: the requirement is still to be doubled.

// hard: a double that leaves these to the extension compiles and records nothing
protocol Analytics {
    associatedtype Event = String
    var isOn: Bool { get }
    func log(_ event: Event)
    func log(_ event: Event, times: Int)
    func flush() async throws -> Int
    static func start() -> Int
    subscript(index: Int) -> Int { get }
    init(key: String)
}

extension Analytics {
    var isOn: Bool { true }
    func log(_ event: Event) { log(event, times: 1) }
    func log(_ event: Event, times: Int = 1) {}
    func flush() async throws -> Int { 0 }
    static func start() -> Int { 0 }
    subscript(index: Int) -> Int { index }
    // not a requirement: no double wanted
    func logAll(_ events: [Event]) { events.forEach { log($0) } }
}

extension Analytics where Event == String {
    func log(_ event: String) {}
    func flush() -> Int { 1 }
}

// hard: the default's signature differs in default arguments, effects, generics and is still the witness
protocol Uploader {
    func upload(_ data: [Int], to path: String, retries: Int) async throws
    func progress(_ value: any Equatable) throws
    var limit: Int { get set }
}

extension Uploader {
    func upload(_ data: [Int], to path: String, retries: Int = 3) async throws {}
    func upload(_ data: [Int]) async throws { try await upload(data, to: "/", retries: 1) }
    func progress<Value: Equatable>(_ value: Value) {}
    func progress(_ value: any Equatable) {}
    var limit: Int {
        get { 1 }
        set {}
    }
}

// hard: the parent gives the default, the child redeclares the requirement
protocol QuietUploader: Uploader {
    func progress(_ value: any Equatable) throws
    func mute()
}

extension QuietUploader {
    func mute() {}
}

// hard: the associated type is known only from a default witness in an extension
protocol Guessing {
    associatedtype Guess
    func guess() -> Guess
    func check(_ guess: Guess) -> Bool
}

extension Guessing {
    func guess() -> Int { 42 }
}
