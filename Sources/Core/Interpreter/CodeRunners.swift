import DovetailFacts

/// What functions of the standard library and the system do with closures, and which never return.
enum CodeRunners {
    /// Functions of lists and optionals that call a closure at once, or that change a list.
    static let sequences: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "contains", "allSatisfy", "sorted",
        "max", "min", "firstIndex", "append", "prefix", "drop", "mapValues", "compactMapValues",
        "last",
    ]

    /// Functions that choose elements of a list with a closure.
    static let choosing: Set<String> = ["filter", "first", "last", "contains", "allSatisfy"]

    /// Functions that change the list on which they are called.
    static let mutating = MentionedNames.mutating.subtracting(["toggle"])

    private static let atOnce: Set<String> = [
        "withExtendedLifetime", "autoreleasepool", "sync", "withLock", "withUnsafePointer", "withUnsafeMutablePointer",
        "withCheckedContinuation", "assumeIsolated", "measure", "performAndWait", "withAnimation",
        "performWithoutAnimation",
    ]

    /// Whether a function calls its closure before it returns.
    static func runsAtOnce(_ name: String) -> Bool { atOnce.contains(name.lastName) }

    private static let afterwards: Set<String> = [
        "Task", "detached", "async", "asyncAfter", "addTask", "addTaskUnlessCancelled", "scheduledTimer",
        "addOperation",
    ]

    /// Whether a function calls its closure after the code that passes it, or beside it.
    static func runsLater(_ name: String) -> Bool { afterwards.contains(name.lastName) }

    /// Whether such a function returns what its closure returns.
    static func returnsResult(_ name: String) -> Bool { atOnce.contains(name.lastName) }

    /// Whether a global function is there to find out whether its argument is nil.
    static func testsNil(_ name: String) -> Bool { ["XCTAssertNil", "XCTAssertNotNil"].contains(name) }

    /// Whether a global function never returns.
    static func neverReturns(_ name: String) -> Bool {
        ["fatalError", "preconditionFailure", "exit", "abort", "dispatchMain", "_exit"].contains(name)
    }
}

extension String {
    /// The last part of a dotted name.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
