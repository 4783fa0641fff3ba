import Dovetail

/// Runs a test's code with some services and ports replaced in all containers.
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
/// time; a detached task, another thread or a dispatch queue sees the app without them, unless it gets them with
/// `CarriedOverrides`. Inside `operation`, containers start without kept values. Calls may be nested; inner replacements
/// are added to outer ones.
///
/// - Throws: the error that `operation` throws; otherwise `OverrideError` if an override was not used, if something was
///   used that is neither overridden nor expected, in which case the use throws as well, or if a thread or a dispatch
///   queue used a container of the test, or an overridden port, without the overrides.
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
/// Otherwise the same as the function without `async`.
public func withOverrides<Result>(
    isolation: isolated (any Actor)? = #isolation, _ set: (inout Overrides) throws -> Void,
    operation: () async throws -> Result
) async throws -> Result {
    let replacements = try Replacements(set)
    let result = try await replacements.run(isolation: isolation, operation)
    try replacements.check()
    return result
}

/// The overrides that were not used, and the services used without being overridden or expected, or without the
/// overrides.
public struct OverrideError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Overrides that no container used in the test registers, each with its line.
    public let unmatched: [String]
    /// Overrides that were never used, each with its line.
    public let unused: [String]
    /// Services and ports that were used although they are neither overridden nor expected, each with its line.
    public let unexpected: [String]
    /// Services and ports that code outside the test's tasks used, to which the overrides do not apply, each with its
    /// line.
    public let escaped: [String]

    /// All of these, one per line.
    public var description: String {
        (unmatched.map { "\($0): is overridden, but no container that was used registers it" }
            + unused.map { "\($0): is overridden but was not used" }
            + unexpected.map { "\($0): was used but is not overridden; override it, or allow it with expectLive" }
            + escaped.map {
                "\($0): was used outside the test's tasks, where overrides do not hold; take them there with "
                    + "CarriedOverrides, or allow it with expectLiveElsewhere"
            })
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
            unmatched: problems.unmatched, unused: problems.unused, unexpected: problems.unexpected,
            escaped: problems.escaped)
        if !error.description.isEmpty { throw error }
    }
}
