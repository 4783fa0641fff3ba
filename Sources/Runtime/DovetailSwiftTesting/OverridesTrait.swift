#if canImport(Testing) && compiler(>=6.1)
    import Dovetail
    public import DovetailTesting
    public import Testing

    /// Overrides that hold while a test runs; see `overriding`.
    public struct OverridesTrait: TestTrait, TestScoping {
        fileprivate let set: @Sendable (inout Overrides) throws -> Void

        /// Runs a test's function with the overrides. Swift Testing calls it, once for each case of the test.
        ///
        /// - Throws: as `withOverrides`.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            EscapedCode.recognize { Test.current != nil }
            try await withOverrides(set, operation: function)
        }
    }

    extension Trait where Self == OverridesTrait {
        /// Runs the test with some services and ports replaced in all containers.
        ///
        /// ```swift
        /// @Test(.overriding {
        ///     $0.override((any AuthRepository).self, with: AuthRepositoryStub())
        ///     $0.expectLive((any LoginUseCase).self)
        /// })
        /// func logsIn() async throws { … }
        /// ```
        ///
        /// The test fails as `withOverrides` does. It also fails if a detached task uses a container of the test, or an
        /// overridden port, without the overrides. Each case of a parameterized test has overrides of its own.
        ///
        /// - Parameter set: sets the overrides; called once for each case, in the test's task.
        public static func overriding(_ set: @escaping @Sendable (inout Overrides) throws -> Void) -> Self {
            Self(set: set)
        }
    }
#endif
