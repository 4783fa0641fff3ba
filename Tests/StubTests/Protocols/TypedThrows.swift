// Typed throws: the error type is part of every stored closure and every accessor.

enum Fault: Error, Equatable {
    case one
    case two(String)
}

enum Net {
    enum Fault: Error {
        case down
    }
}

// hard: concrete, nested, any Error, Never; two error types of one simple name
protocol Gateway {
    func open() throws(Fault)
    func send(_ text: String) throws(Net.Fault) -> Int
    func close() throws(any Error)
    func flush() throws(Never) -> Int
    var status: Int { get throws(Fault) }
    var health: String { get async throws(Net.Fault) }
    static func check() async throws(Fault) -> Bool
    init(host: String) throws(Fault)
}

// hard: the error is an associated type that may be Never
protocol Producer {
    associatedtype Value
    associatedtype Failure: Error
    func next() throws(Failure) -> Value
    func nextLater() async throws(Failure) -> Value?
    func recover(_ body: (Failure) -> Value) -> Value
    subscript(index: Int) -> Value { get throws(Failure) }
}

// hard: typed throws inside parameter types, optional and nested
protocol Bridge {
    func cross(_ body: () throws(Fault) -> Void) throws(Fault)
    func cross(later body: @escaping @Sendable () async throws(Net.Fault) -> Int)
    func cross(_ maker: (Int) throws(Fault) -> () throws(Net.Fault) -> Void) throws(Net.Fault)
    func convert<From: Error, To: Error>(_ body: () throws(From) -> Void, _ map: (From) -> To) throws(To)
    var failing: (Int) throws(Fault) -> Int { get set }
}
