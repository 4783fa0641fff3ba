// Type-level requirements: state that lives on the metatype and must be resettable.
import Foundation

// hard: mutable static state is an error in Swift 6 unless it is locked or nonisolated(unsafe)
protocol FeatureSwitches {
    static var isEnabled: Bool { get set }
    static var overrides: [String: Bool] { get }
    static func enable(_ name: String) throws -> Bool
    static func reset()
}

// hard: static and instance members of one name, so derived names collide
protocol Meter {
    static var total: Int { get set }
    var total: Int { get set }
    static func add(_ amount: Int)
    func add(_ amount: Int)
    static func report(to sink: any Sink) async throws -> String
    func report(to sink: any Sink) async throws -> String
}

// hard: AnyObject-bound helper that is also a parameter type of a static requirement
protocol Sink: AnyObject {
    static var standard: Self { get }
    func write(_ text: String)
}

// hard: a generic double cannot hold static stored properties, yet the state is static and mentions the associated type
protocol Registry {
    associatedtype Entry
    static var entries: [Entry] { get set }
    static var shared: Self { get }
    static func register(_ entry: Entry, named name: String) -> Entry?
    static subscript(name: String) -> Entry? { get set }
}

// hard: every requirement is static, so nobody makes an instance, and effects differ per accessor
protocol Clockwork {
    static var now: Date { get async }
    static var drift: Double { get throws }
    static var zone: TimeZone { get async throws }
    static func sleep(for seconds: Double) async throws
    static func measure<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double)
}
