// Conditional compilation around imports, protocols, members, attributes and parts of types.

#if canImport(Foundation)
import Foundation
#endif
#if canImport(NoSuchModule)
import NoSuchModule
#else
struct Fallback {}
#endif

// hard: members that exist in one configuration only; the double must be right in both
protocol Debuggable {
    func run()
    #if DEBUG
    func dump() -> String
    var verbosity: Int { get set }
    #elseif TRACE
    func trace()
    #else
    func quiet()
    #endif
    #if os(Linux)
    func fork() -> Int
    #endif
    #if DEBUG && !TRACE
    init(debug: Bool)
    #endif
}

// hard: one name, two declarations, one of them active
#if DEBUG
protocol Switchable {
    func toggle(_ force: Bool) -> Int
    associatedtype Mode
}
#else
// hard: the other branch; its double has no generic parameter
protocol Switchable {
    func toggle(_ force: Bool)
}
#endif

// hard: overloads and one member split between branches that are not exclusive
protocol Branched {
    #if DEBUG
    func log(_ value: Int)
    #endif
    #if !DEBUG
    func log(_ value: Int)
    #endif
    #if swift(>=5.9)
    func log(_ value: String)
    #if compiler(>=6.0)
    func log(_ value: Double)
    #else
    func log(_ value: Float)
    #endif
    #endif
}

// hard: inside a version check that fails the text need not be Swift at all
protocol Futuristic {
    func now()
    #if compiler(>=99.0)
    func later() -> some future thing { get :: set } where {{
    #endif
    #if hasFeature(NoSuchFeature)
    func never()
    #endif
}

// hard: attributes and whole protocols under conditions, nested
#if canImport(Foundation)
#if os(Linux) || os(macOS)
protocol Attributed {
    #if DEBUG
    @available(*, deprecated)
    #endif
    func mark(_ date: Date)
    #if compiler(>=5.3) && $AsyncAwait
    func mark() async
    #endif
}
#endif
#endif

#if NO_SUCH_FLAG
// hard: not active; no double may be needed, but none may be reported missing either
protocol Inactive {
    func nothing(_ value: UnknownType)
}
#endif
