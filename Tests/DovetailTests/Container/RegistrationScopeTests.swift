import Dovetail
import Testing

/// How long a container keeps what it built.
@Suite struct RegistrationScopeTests {
    private func container(_ scope: RegistrationScope) throws -> Container {
        try Container { c in
            c.register((any AuthRepository).self, scope: scope) { _ in DiskAuthRepository() }
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register(LoginViewModel.self, LoginViewModel.init)
        }
    }

    @Test func transientIsBuiltEachTime() throws {
        let model = try container(.transient).resolve(LoginViewModel.self)
        #expect(model.auth !== model.useCase.auth)
    }

    @Test func graphIsOneInAResolution() throws {
        let container = try container(.graph)
        let model = try container.resolve(LoginViewModel.self)
        #expect(model.auth === model.useCase.auth)
        #expect(try container.resolve(LoginViewModel.self).auth !== model.auth)
    }

    @Test func singletonIsOne() throws {
        let container = try container(.singleton)
        let model = try container.resolve(LoginViewModel.self)
        #expect(model.auth === model.useCase.auth)
        #expect(try container.resolve((any AuthRepository).self) === model.auth)
    }

    @Test func singletonIsReleasedWithItsContainer() throws {
        weak var auth: (any AuthRepository)?
        do {
            let container = try container(.singleton)
            auth = try container.resolve((any AuthRepository).self)
            #expect(auth != nil)
        }
        #expect(auth == nil)
    }

    @Test func aSingletonThatThrowsIsTriedAgain() throws {
        let calls = Counter()
        let container = try Container { c in
            c.register(Int.self, scope: .singleton) { _ in
                calls.add()
                if calls.value == 1 { throw Refusal() }
                return 7
            }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
        #expect(try container.resolve(Int.self) == 7)
        #expect(try container.resolve(Int.self) == 7)
        #expect(calls.value == 2)
    }
}
