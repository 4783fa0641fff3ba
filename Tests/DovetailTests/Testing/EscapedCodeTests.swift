import Dovetail
import DovetailTesting
import Foundation
import Testing

/// Code that runs in none of the test's tasks.
@Suite struct EscapedCodeTests {
    private static let line: UInt = #line
    private let app: Container
    private let port = Port<Int>("number")

    init() throws {
        app = try Container { c in
            c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register(String.self) { (_, number: Int) in "\(number)" }
            c.register(Owner.self) { (_, pet: any Animal, age: Int) in Owner(pet: pet, age: age) }
        }
        try port.inject(1)
    }

    private var auth: String { "AuthRepository (EscapedCodeTests.swift:\(Self.line + 6))" }

    @Test func aThreadThatUsesTheAppsServiceIsReported() throws {
        // Built before, so that it is found without running a factory.
        let live = try app.resolve((any AuthRepository).self)
        let error = authError(expecting: { _ in }) {
            let found = try onThread { [app] in try app.resolve((any AuthRepository).self) }
            #expect(found === live)
        }
        #expect(error?.escaped == [auth])
        #expect(
            error?.description == """
                \(auth): was used outside the test's tasks, where overrides do not hold; take them there with \
                CarriedOverrides, or allow it with expectLiveElsewhere
                """)
    }

    @Test func everyKindOfResolutionIsReported() throws {
        let provider = try app.resolve(Provider<LoginUseCase>.self)
        let error = authError(expecting: { $0.expectLive(LoginUseCase.self) }) {
            _ = try onThread { [app] in try app.resolve(String.self, arguments: 1) }
            _ = try onThread { [app] in try app.resolve(Owner.self, arguments: Cat(name: "") as any Animal, 2) }
            _ = try onThread { try provider() }
            _ = try onThread { [app] in try app.resolve(Bool?.self) }
        }
        let file = "EscapedCodeTests.swift"
        #expect(
            error?.escaped == [
                "LoginUseCase (\(file):\(Self.line + 7))", "Optional<Bool>",
                "Owner with arguments (Animal, Int) (\(file):\(Self.line + 9))",
                "String with arguments (Int) (\(file):\(Self.line + 8))",
            ])
    }

    @Test func carriedOverridesHoldOnAThread() throws {
        let mock = MockAuthRepository()
        try withOverrides {
            $0.override((any AuthRepository).self, with: mock)
            $0.override(port, with: 2)
            $0.expectLive(LoginUseCase.self)
        } operation: {
            let overrides = CarriedOverrides()
            let found = try onThread { [app, port] in
                try overrides.run { (try app.resolve(LoginUseCase.self).auth, try port.get()) }
            }
            #expect(found.0 === mock)
            #expect(found.1 == 2)
        }
    }

    @Test func carriedOverridesHoldInADetachedTaskAndAfterTheTest() async throws {
        let mock = MockAuthRepository()
        let overrides = try await withOverrides {
            $0.override((any AuthRepository).self, with: mock)
        } operation: {
            let (overrides, app) = (CarriedOverrides(), app)
            let found = try await Task.detached {
                try await overrides.run { try await app.resolve(async: (any AuthRepository).self) === mock }
            }.value
            #expect(found)
            return overrides
        }
        #expect(try overrides.run { try app.resolve((any AuthRepository).self) } === mock)
        #expect(try app.resolve((any AuthRepository).self) is DiskAuthRepository)
    }

    @Test func withoutOverridesThereIsNothingToCarry() throws {
        #expect(try CarriedOverrides().run { try app.resolve((any AuthRepository).self) } is DiskAuthRepository)
        #expect(throws: ResolutionError.self) { try CarriedOverrides().run { try app.resolve(Bool.self) } }
    }

    @Test func aThreadThatReadsAnOverriddenPortIsReported() throws {
        let error = overrideError {
            $0.override(port, with: 2)
        } operation: {
            #expect(try port.get() == 2)
            let read = try onThread { [port] in try port.get() }
            #expect(read == 1)
        }
        #expect(error?.escaped.count == 1)
        #expect(error?.escaped.first?.hasPrefix("port \"number\" (EscapedCodeTests.swift:") == true)
    }

    @Test func whatTheTestDoesNotUseIsNotReported() throws {
        let other = try Container { c in c.register(Int.self) { _ in 1 } }
        try withOverrides { _ in
        } operation: { () throws in
            let number = try onThread { try other.resolve(Int.self) }
            #expect(number == 1)
            let read = try onThread { [port] in try port.get() }
            #expect(read == 1)
        }
    }

    @Test func itCanBeAllowed() throws {
        try withOverrides {
            $0.override((any AuthRepository).self, with: MockAuthRepository())
            $0.expectLiveElsewhere()
        } operation: {
            _ = try app.resolve((any AuthRepository).self)
            _ = try onThread { [app] in try app.resolve((any AuthRepository).self) }
            try withOverrides(
                { $0.expectAnyLive() },
                operation: { () throws in
                    _ = try app.resolve(String.self, arguments: 1)
                    _ = try onThread { [app] in try app.resolve(String.self, arguments: 1) }
                })
        }
    }

    @Test func afterTheTestNothingIsReported() throws {
        try withOverrides {
            $0.override((any AuthRepository).self, with: MockAuthRepository())
        } operation: {
            _ = try app.resolve((any AuthRepository).self)
        }
        let live = try onThread { [app] in try app.resolve((any AuthRepository).self) }
        #expect(live is DiskAuthRepository)
    }

    /// The error of a test that overrides the repository, uses it, and does something else.
    private func authError(
        expecting expect: (inout Overrides) -> Void, operation: () throws -> Void
    ) -> OverrideError? {
        overrideError {
            $0.override((any AuthRepository).self, with: MockAuthRepository())
            expect(&$0)
        } operation: {
            _ = try app.resolve((any AuthRepository).self)
            try operation()
        }
    }

    private func overrideError(_ set: (inout Overrides) -> Void, operation: () throws -> Void) -> OverrideError? {
        do {
            try withOverrides(set, operation: operation)
            return nil
        } catch {
            return error as? OverrideError
        }
    }
}

/// What `body` returns or throws on a new thread.
private func onThread<Value>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    guard onThreads(1, { _ in result = Result(catching: body) }), let result else { throw Refusal() }
    return try result.get()
}
