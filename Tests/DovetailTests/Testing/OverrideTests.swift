import Dovetail
import DovetailTesting
import Foundation
import Testing

/// Replacements that apply to one test only.
@Suite struct OverrideTests {
    private static let line: UInt = #line
    private let app: Container

    init() throws {
        let parent = try Container { c in
            c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
        }
        app = try Container(parent: parent) { c in
            c.register(LoginUseCase.self, scope: .singleton, LoginUseCase.init)
            c.register(LoginViewModel.self, LoginViewModel.init)
            c.register(Owner.self) { (_, pet: any Animal, age: Int) in Owner(pet: pet, age: age) }
        }
    }

    private var file: String { "OverrideTests.swift" }

    @Test func replacesAServiceWhereverItIsNeeded() throws {
        let before = try app.resolve(LoginUseCase.self)
        let mock = MockAuthRepository()
        try withOverrides {
            $0.override((any AuthRepository).self, with: mock)
            $0.expectLive(LoginUseCase.self, LoginViewModel.self)
        } operation: {
            let model = try app.resolve(LoginViewModel.self)
            #expect(model.auth === mock && model.useCase.auth === mock)
            // Kept values are kept, but only for the test.
            #expect(try app.resolve(LoginUseCase.self) === model.useCase)
            #expect(model.useCase !== before)
        }
        #expect(try app.resolve(LoginUseCase.self) === before)
    }

    @Test func aReplacementIsKeptAsLongAsWhatItReplaces() throws {
        let count = Counter()
        try withOverrides {
            $0.override((any AuthRepository).self) { _ in
                count.add()
                return MockAuthRepository()
            }
            $0.expectAnyLive()
        } operation: {
            let model = try app.resolve(LoginViewModel.self)
            #expect(model.auth === model.useCase.auth)
        }
        #expect(count.value == 1)
    }

    @Test func aLazyKeepsNoReplacement() throws {
        let lazy = try app.resolve(Lazy<any AuthRepository>.self)
        let mock = MockAuthRepository()
        try withOverrides {
            $0.override((any AuthRepository).self, with: mock)
        } operation: { () throws in
            #expect(try lazy() === mock)
        }
        let live = try app.resolve((any AuthRepository).self)
        #expect(try lazy() === live)
        // One for a test calls its closure.
        let own = Lazy<any AuthRepository> { mock }
        try withOverrides {
            $0.expectAnyLive()
        } operation: { () throws in
            #expect(try own() === mock)
        }
    }

    @Test func aLazyThatWasCalledIsReplacedToo() async throws {
        let lazy = try app.resolve(Lazy<any AuthRepository>.self)
        let later = try app.resolve(AsyncLazy<any AuthRepository>.self)
        let (live, lived) = (try lazy(), try await later())
        let mock = MockAuthRepository()
        try await withOverrides {
            $0.override((any AuthRepository).self, with: mock)
        } operation: { () async throws in
            #expect(try lazy() === mock)
            #expect(try await later() === mock)
        }
        #expect(try lazy() === live)
        #expect(try await later() === lived)
        // Neither overridden nor expected.
        let said = message { try withOverrides({ _ in }, operation: { _ = try lazy() }) }
        #expect(said.contains("is not overridden here"))
    }

    @Test func aLazyThatIsResolvedInsideKeepsItsService() async throws {
        let count = Counter()
        let parent = app
        let container = try Container(parent: parent) { c in
            c.register(Counter.self) { _ in
                count.add()
                return Counter()
            }
        }
        try await withOverrides {
            $0.expectAnyLive()
        } operation: { () async throws in
            let lazy = try container.resolve(Lazy<Counter>.self)
            let later = try container.resolve(AsyncLazy<Counter>.self)
            #expect(try lazy() === lazy())
            let (one, other) = (try await later(), try await later())
            #expect(one === other && count.value == 2)
        }
    }

    @Test func replacesByArguments() throws {
        let pet: any Animal = Cat(name: "Nabi")
        try withOverrides {
            $0.override(Owner.self) { (_, pet: any Animal, age: Int) in Owner(pet: pet, age: age + 1) }
        } operation: { () throws in
            #expect(try app.resolve(Owner.self, arguments: pet, 3).age == 4)
        }
        #expect(try app.resolve(Owner.self, arguments: pet, 3).age == 3)
    }

    @Test func anUnusedOverrideFails() {
        let line: UInt = #line
        let said = message {
            try withOverrides {
                $0.override((any AuthRepository).self, with: MockAuthRepository())
                $0.override((any AuthRepository).self, name: "other", with: MockAuthRepository())
                $0.override(LoginViewModel.self) { r in
                    LoginViewModel(useCase: try r.resolve(), auth: try r.resolve())
                }
                $0.expectAnyLive()
            } operation: {
                _ = try app.resolve(LoginUseCase.self)
            }
        }
        #expect(
            said == """
                AuthRepository named "other" (\(file):\(line + 4)): is overridden, but no container that was used \
                registers it
                LoginViewModel (\(file):\(line + 5)): is overridden but was not used
                """)
    }

    @Test func somethingLiveFailsEvenIfItIsSwallowed() {
        let use = "LoginUseCase (\(file):\(Self.line + 8))"
        #expect {
            try withOverrides {
                $0.expectLive(LoginViewModel.self)
            } operation: {
                #expect(throws: ResolutionError.self) { try app.resolve(LoginUseCase.self) }
            }
        } throws: { error in
            "\(error)" == "\(use): was used but is not overridden; override it, or allow it with expectLive"
        }
        #expect {
            try withOverrides({ _ in }, operation: { _ = try app.resolve(LoginUseCase.self) })
        } throws: { error in
            "\(error)" == "\(use): is not overridden here; override it, or allow it with expectLive"
        }
    }

    @Test func overridesAreSeenByChildTasksAndNotByOthers() async throws {
        let mock = MockAuthRepository()
        try await withOverrides {
            $0.override((any AuthRepository).self, with: mock)
            $0.expectLiveElsewhere()
        } operation: {
            async let child = app.resolve((any AuthRepository).self) === mock
            let isMock = try await child
            #expect(isMock)
            let app = app
            let detached = Task.detached { try app.resolve((any AuthRepository).self) is DiskAuthRepository }
            let isDisk = try await detached.value
            #expect(isDisk)
        }
    }

    @Test func innerOverridesAddToOuterOnes() throws {
        let (outer, inner) = (MockAuthRepository(), MockAuthRepository())
        try withOverrides {
            $0.override((any AuthRepository).self, with: outer)
            $0.expectLive(LoginUseCase.self)
        } operation: {
            let useCase = try app.resolve(LoginUseCase.self)
            try withOverrides {
                $0.override(Owner.self) { (_, pet: any Animal, age: Int) in Owner(pet: pet, age: 0) }
            } operation: { () throws in
                #expect(try app.resolve(LoginUseCase.self).auth === outer)
                #expect(try app.resolve(Owner.self, arguments: Cat(name: "") as any Animal, 1).age == 0)
            }
            try withOverrides {
                $0.override((any AuthRepository).self, with: inner)
            } operation: { () throws in
                #expect(try app.resolve(LoginUseCase.self).auth === inner)
            }
            #expect(try app.resolve(LoginUseCase.self) === useCase && useCase.auth === outer)
        }
    }

    @Test func manyTestsAtOnceDoNotSeeEachOther() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 {
                group.addTask { [app] in
                    let mock = MockAuthRepository()
                    return try await withOverrides {
                        $0.override((any AuthRepository).self, with: mock)
                        $0.expectAnyLive()
                    } operation: {
                        let useCase = try app.resolve(LoginUseCase.self)
                        await Task.yield()
                        return try useCase.auth === mock && app.resolve(LoginUseCase.self) === useCase
                    }
                }
            }
            for try await isAlone in group { #expect(isAlone) }
        }
    }

    @Test func aPortInUseHasToBeExpected() throws {
        let line: UInt = #line + 1
        let port = Port<Int>("limit")
        try port.inject(1)
        #expect {
            try withOverrides({ _ in }, operation: { try? port.get() })
        } throws: { error in
            "\(error)"
                == "port \"limit\" (\(file):\(line)): was used but is not overridden; override it, or allow it with expectLive"
        }
        try withOverrides {
            $0.expectLive(port)
        } operation: { () throws in
            #expect(try port.get() == 1)
        }
        try withOverrides {
            $0.override(port, with: 2)
        } operation: { () throws in
            #expect(try port.get() == 2)
        }
    }

    @Test func aFactoryThatAsksItsContainerIsInTheSameTest() throws {
        let container = try Container { c in
            c.register(Tracked.self, scope: .singleton) { _ in Tracked() }
            c.register([Tracked].self) { r in [try r.container.resolve()] }
            c.register(Int.self) { r in try r.container.resolve() }
        }
        try withOverrides({ $0.expectAnyLive() }) { () throws in
            #expect(try container.resolve([Tracked].self)[0] === container.resolve(Tracked.self))
            #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
        }
    }

    @Test func aPortOfAnOptionalTypeKeepsItsValue() throws {
        let port = Port<Int?>("limit")
        try withOverrides({ $0.expectLive(port) }) { () throws in
            #expect(throws: PortError.self) { try port.get() }
            try port.inject(5)
            #expect(try port.get() == 5)
        }
        try withOverrides({ $0.override(port, with: nil) }) { () throws in
            #expect(try port.get() == nil)
        }
        #expect(try port.get() == 5)
    }

    @Test func theSameOverrideTwiceIsAMistake() {
        #expect(throws: RegistrationError.self) {
            try withOverrides {
                $0.override(Int.self, with: 1)
                $0.override(Int.self, with: 2)
            } operation: {
            }
        }
    }

    @Test func theOperationsErrorIsPassedOn() {
        #expect(throws: Refusal.self) {
            try withOverrides({ $0.override(Int.self, with: 1) }, operation: { throw Refusal() })
        }
    }
}
