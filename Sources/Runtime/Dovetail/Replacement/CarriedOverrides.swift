/// The overrides of a test, taken along to code that runs in none of its tasks.
///
/// The overrides of `DovetailTesting` hold for a test's task and its child tasks. A dispatch queue, another thread and a
/// detached task see the app without them, unless the code that hands them its work carries them:
///
/// ```swift
/// func load(_ done: @escaping @Sendable (Session?) -> Void) {
///     let overrides = CarriedOverrides()
///     queue.async {
///         overrides.run { done(try? container.resolve(Session.self)) }
///     }
/// }
/// ```
///
/// Outside tests there are none: creating this reads a flag, and `run` only calls its closure.
public struct CarriedOverrides: Sendable {
    private let replacements: Replacements?

    /// The overrides of the calling task, if it has any. May be called from anywhere.
    ///
    /// - Complexity: O(1), without a lock.
    public init() { replacements = Replacements.current }

    /// Calls `body` with these overrides, and returns what it returns. May be called from any thread, several times, and
    /// after the test has ended.
    ///
    /// - Throws: the error that `body` throws.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let replacements else { return try body() }
        return try replacements.apply(body)
    }

    /// Calls the asynchronous `body` with these overrides, on the caller's actor, and returns what it returns.
    ///
    /// - Throws: the error that `body` throws.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        guard let replacements else { return try await body() }
        return try await replacements.apply(isolation: isolation, body)
    }
}
