// Required initializers compete with the initializer a double wants for itself.

struct Profile {
    var name: String
}

enum ProfileError: Error {
    case unknown
}

// hard: init(), init() async and the double's own empty init
protocol Booted {
    init()
    init() async
    var isReady: Bool { get }
}

// hard: looks exactly like a memberwise initializer of its own properties
protocol Contact {
    var name: String { get set }
    var age: Int { get }
    init(name: String, age: Int)
}

// hard: every failing form; a stub should be able to make each of them fail
protocol Loadable {
    init?(contentsOf path: String)
    init!(unchecked path: String)
    init(path: String) throws
    init(url: String) async throws
    init?(path: String, retries: Int) async
    init(profile: Profile) throws(ProfileError)
    init<Failure: Error>(failure: Failure) throws(Failure)
}

// hard: labels and parameter names a naive property assignment trips over
protocol Awkward {
    init(self other: Int, init: Bool, _ _: String, _: String)
    init(in: Int, `default`: Int)
    init(_ items: Int...)
    init(_ body: () -> Void)
    init(later body: @escaping @Sendable () async -> Void)
    init(text: @autoclosure () -> String)
    init(counter: inout Int)
}

// hard: Self as parameter rules out a non-final class; two overloads apart by type only
protocol Copyist {
    init(_ other: Self)
    init(_ number: Int)
    init(_ text: String)
    init<Value: Numeric>(_ value: Value)
    init(sharing other: Self?, with others: [Self])
}

// hard: init requirement inherited twice, once plain and once throwing
protocol PlainStart {
    init(mode: Int)
}

// easy: taken alone, it should be able to throw
protocol RiskyStart {
    init(mode: Int) throws
}

// hard: the witness may not throw although one parent does; make() returns Self
protocol Restart: PlainStart, RiskyStart {
    static func make(mode: Int) throws -> Self
}
