import Dovetail

/// Runs a test's code with some services and ports replaced, whatever container it asks.
///
/// ```swift
/// try await withOverrides {
///     $0.override((any AuthRepository).self, with: AuthRepositoryStub())
///     $0.expectLive((any LoginUseCase).self)
/// } operation: {
///     try await app.container.resolve((any LoginUseCase).self).login()
/// }
/// ```
///
/// The replacements hold for the task that runs `operation` and its child tasks, so that tests may run at the same
/// time; a detached task, another thread or a dispatch queue sees the app as it is. Inside,
/// containers start with nothing kept. Calls may be nested; the inner ones add to the outer ones.
///
/// - Throws: what `operation` throws; or else `OverrideError`, where an override was not used, or where
///   something was used that is neither overridden nor expected. The latter is also thrown at its place.
public func withOverrides<Result>(
    _ set: (inout Overrides) throws -> Void, operation: () throws -> Result
) throws -> Result {
    let replacements = try Replacements(set)
    let result = try replacements.run(operation)
    try replacements.check()
    return result
}

/// Runs a test's asynchronous code with some services and ports replaced, on the caller's actor.
///
/// As the function without `async`.
public func withOverrides<Result>(
    isolation: isolated (any Actor)? = #isolation, _ set: (inout Overrides) throws -> Void,
    operation: () async throws -> Result
) async throws -> Result {
    let replacements = try Replacements(set)
    let result = try await replacements.run(isolation: isolation, operation)
    try replacements.check()
    return result
}

/// What was overridden or used against the test's word.
public struct OverrideError: Error, Sendable, CustomStringConvertible {
    /// What was overridden, and no container that was asked registers it; each with its line.
    public let unmatched: [String]
    /// What was overridden and never used, each with its line.
    public let unused: [String]
    /// What was used and is neither overridden nor expected, each with the line that registers it.
    public let unexpected: [String]

    /// All of these, a line each.
    public var description: String {
        (unmatched.map { "\($0): is overridden, but no container that was used registers it" }
            + unused.map { "\($0): is overridden but was not used" }
            + unexpected.map { "\($0): was used live; override it, or allow it with expectLive" })
            .joined(separator: "\n")
    }
}

extension Replacements {
    fileprivate convenience init(_ set: (inout Overrides) throws -> Void) throws {
        var overrides = Overrides()
        try set(&overrides)
        self.init(try overrides.services.checked(), overrides.values, overrides.expected)
    }

    fileprivate func check() throws {
        let problems = problems
        let error = OverrideError(
            unmatched: problems.unmatched, unused: problems.unused, unexpected: problems.unexpected)
        if !error.description.isEmpty { throw error }
    }
}
