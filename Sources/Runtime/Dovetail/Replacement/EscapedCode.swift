/// Code that runs in none of a test's tasks, so that the test's replacements do not apply to it.
///
/// A test without replacements that runs at the same time is not such code. A dispatch queue and a thread have no task,
/// and all tests have one, except those of XCTest, which run one after another. Which other tasks belong to tests, only
/// Swift Testing knows.
package enum EscapedCode {
    /// Whether the calling code belongs to a test; nil if nobody knows. Guarded by the lock.
    nonisolated(unsafe) private static var isTest: (@Sendable () -> Bool)?

    /// From now on, asks this whether code belongs to a test.
    package static func recognize(tests isTest: @escaping @Sendable () -> Bool) { underLock { self.isTest = isTest } }

    /// Whether the calling code surely belongs to no test.
    static var isCalling: Bool {
        if let isTest = underLock({ isTest }) { return !isTest() }
        return withUnsafeCurrentTask { $0 == nil }
    }
}
