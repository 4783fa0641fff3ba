#if compiler(>=6.1)
    import Dovetail
    import DovetailSwiftTesting
    import DovetailTesting
    import Testing

    /// Overrides that hold while a test runs.
    @Suite struct OverridesTraitTests {
        private let app: Container

        init() throws {
            app = try Container { c in
                c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
                c.register(LoginUseCase.self, scope: .singleton, LoginUseCase.init)
            }
        }

        @Test(
            .overriding {
                $0.override((any AuthRepository).self, with: MockAuthRepository())
                $0.expectLive(LoginUseCase.self)
            })
        func theyHoldInTheTest() throws {
            #expect(try app.resolve(LoginUseCase.self).auth is MockAuthRepository)
        }

        @Test(.overriding { $0.override(Int.self, with: 1) }, arguments: 1...20)
        func eachCaseHasItsOwn(number: Int) async throws {
            let container = try Container { c in c.register(Int.self) { _ in number } }
            await Task.yield()
            #expect(try container.resolve(Int.self) == 1)
        }

        @Test(.mocked) func aTraitCanHaveAName() throws {
            #expect(try app.resolve((any AuthRepository).self) is MockAuthRepository)
        }

        @Test func anOverrideThatIsNotUsedFailsTheTest() async throws {
            let test = try #require(Test.current)
            await #expect(throws: OverrideError.self) {
                try await OverridesTrait.mocked.provideScope(for: test, testCase: nil) {}
            }
        }

        @Test func aDetachedTaskIsReported() async throws {
            let test = try #require(Test.current)
            let app = app
            let error = await #expect(throws: OverrideError.self) {
                try await OverridesTrait.mocked.provideScope(for: test, testCase: nil) {
                    _ = try app.resolve((any AuthRepository).self)
                    await Task.detached { _ = try? app.resolve((any AuthRepository).self) }.value
                }
            }
            #expect(error?.escaped.count == 1)
        }

        @Test func aTestWithoutOverridesIsNot() async throws {
            let test = try #require(Test.current)
            let app = app
            let (began, ended) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
            async let overridden: Void = OverridesTrait.mocked.provideScope(for: test, testCase: nil) {
                _ = try app.resolve((any AuthRepository).self)
                began.continuation.finish()
                for await _ in ended.stream {}
            }
            for await _ in began.stream {}
            #expect(try app.resolve((any AuthRepository).self) is DiskAuthRepository)
            ended.continuation.finish()
            try await overridden
        }
    }

    extension Trait where Self == OverridesTrait {
        fileprivate static var mocked: Self {
            .overriding { $0.override((any AuthRepository).self, with: MockAuthRepository()) }
        }
    }
#endif
