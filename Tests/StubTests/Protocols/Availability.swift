// Availability: copied where it must be, kept off stored state, warnings not made worse.

@available(macOS 15.0, iOS 18.0, *)
struct Modern {
    var value = 0
}

// hard: stored state cannot carry platform availability, so the whole double must
@available(macOS 15.0, iOS 18.0, *)
protocol ModernService {
    var modern: Modern { get set }
    func upgrade(_ modern: Modern) -> Modern?
    static func current() async -> Modern
}

// hard: single members newer than the protocol, on different platforms
protocol Growing {
    func old() -> Int
    @available(macOS 15.0, *)
    func newer() -> Modern
    @available(iOS 18.0, tvOS 18.0, *)
    @available(macOS 15.0, *)
    var newest: Modern? { get set }
    @available(macOS, introduced: 12.0, deprecated: 14.0, message: "Use newer()")
    func middle()
    @available(swift, introduced: 5.5)
    subscript(index: Int) -> Int { get }
}

// hard: deprecated and renamed members, a message with quotes and a brace, noasync
@available(*, deprecated, message: "Use \"ModernService\" {now}")
protocol Legacy {
    @available(*, deprecated, renamed: "fetch(id:)")
    func get(id: Int) -> Int
    @available(*, deprecated)
    var name: String { get set }
    @available(*, noasync, message: "Blocks; call wait() instead")
    func block()
    @available(*, noasync)
    @discardableResult
    func tryLock() -> Bool
    @available(*, deprecated, message: """
        Two lines,
        one string.
        """)
    init(code: Int)
    func block() async
}
