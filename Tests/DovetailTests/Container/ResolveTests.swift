import Dovetail
import Testing

/// The results of resolving from a container.
@Suite struct ResolveTests {
    @Test func resolvesByTypeAndByName() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
        }
        #expect(try container.resolve((any AuthRepository).self) is DiskAuthRepository)
        #expect(try container.resolve((any AuthRepository).self, name: "mock") is MockAuthRepository)
    }

    @Test func buildsFromAnInitializer() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register(LoginViewModel.self, LoginViewModel.init)
        }
        let model: LoginViewModel = try container.resolve()
        #expect(model.auth !== model.useCase.auth)
    }

    @Test func passesArgumentsWithTheirStaticTypes() throws {
        let container = try Container { c in
            c.register(Owner.self) { _, pet, age in Owner(pet: pet, age: age) }
            c.register(Owner.self, name: "older") { (r, pet: any Animal, age: Int) in
                Owner(pet: try r.resolve(Owner.self, arguments: pet, age).pet, age: age + 1)
            }
        }
        // An existential is passed as one: the factory is found by `any Animal`, not by `Cat`.
        let pet: any Animal = Cat(name: "Nabi")
        #expect(try container.resolve(Owner.self, arguments: pet, 3).age == 3)
        let older = try container.resolve(Owner.self, name: "older", arguments: pet, 3)
        #expect(older.age == 4 && older.pet.name == "Nabi")
    }

    @Test func aServiceMayNeedItselfWithOtherArguments() throws {
        let container = try Container { c in
            c.register(Folder.self) { (r, depth: Int) in
                Folder(below: depth == 0 ? nil : try r.resolve(Folder.self, arguments: depth - 1))
            }
        }
        #expect(try container.resolve(Folder.self, arguments: 2).below?.below?.below == nil)
        #expect(throws: ResolutionError.self) { try container.resolve(Folder.self, arguments: -1) }
    }

    @Test func resolvesWhatMayBeMissing() throws {
        let empty = try Container { c in
            c.register(Bool.self) { r in try r.resolve((any AuthRepository)?.self) == nil }
            c.register(Visit.self, Visit.init)
        }
        #expect(try empty.resolve(Bool.self))
        #expect(try empty.resolve(Visit.self).auth == nil)
        #expect(try empty.resolve(Owner?.self, arguments: 3) == nil)
        let full = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
            c.register(Visit.self, Visit.init)
            c.register(Folder.self) { (_, _: Int) in Folder(below: nil) }
            c.register(String?.self) { _ in "as it is" }
            c.register(String.self) { _ in "not asked" }
        }
        #expect(try full.resolve(Visit.self).auth is DiskAuthRepository)
        #expect(try full.resolve((any AuthRepository)?.self, name: "mock") is MockAuthRepository)
        #expect(try full.resolve(Folder?.self, arguments: 3) != nil)
        #expect(try full.resolve(String?.self) == "as it is")
    }

    @Test func onlyWhatIsAskedForAsAnOptionalMayBeMissing() throws {
        let container = try Container { c in
            c.register(Visit.self) { r in Visit(auth: try r.resolve()) }
            c.register(Visit.self, name: "other") { r in Visit(auth: try r.resolve((any AuthRepository)?.self)) }
            c.register(Int?.self) { _ in nil }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Visit.self) }
        #expect(try container.resolve(Visit.self, name: "other").auth == nil)
        let number: Int? = try container.resolve()
        #expect(number == nil)
    }

    @Test func whatMayBeMissingStillFailsWhereItIsRegistered() throws {
        let container = try Container { c in c.register(LoginUseCase.self, LoginUseCase.init) }
        #expect(throws: ResolutionError.self) { try container.resolve(LoginUseCase?.self) }
    }

    @Test func resolvesAllOfATypeInTheirOrder() throws {
        let parent = try Container { c in
            c.contribute(Int.self) { _ in 1 }
            c.register(Int.self) { _ in 2 }
            c.register(Int.self, name: "three") { _ in 3 }
        }
        let child = try Container(parent: parent) { c in
            c.contribute(Int.self) { _ in 4 }
            c.register(Int.self, name: "three") { _ in 33 }
            c.contribute(Int.self, { 5 })
            c.register(Sum.self, Sum.init)
        }
        #expect(try parent.resolve([Int].self) == [1, 2, 3])
        // A child's registration replaces the one with the same name, at its position.
        #expect(try child.resolve([Int].self) == [1, 2, 33, 4, 5])
        #expect(try child.resolve(Sum.self).numbers == [1, 2, 33, 4, 5])
        #expect(try child.resolve([Int]?.self) == [1, 2, 33, 4, 5])
        #expect(try child.resolve([String]?.self) == nil)
        #expect(throws: ResolutionError.self) { try child.resolve([String].self) }
        #expect(throws: ResolutionError.self) { try child.resolve([Int].self, name: "three") }
    }

    @Test func resolvesAllOfATypeByTheirNames() throws {
        let parent = try Container { c in
            c.contribute(Int.self) { _ in 1 }
            c.register(Int.self) { _ in 2 }
            c.register(Int.self, name: "three") { _ in 3 }
            c.register(Int.self, name: "four") { _ in 4 }
            c.register(Int.self, name: "five") { (_, _: String) in 5 }
        }
        let child = try Container(parent: parent) { c in
            c.register(Int.self, name: "three") { _ in 33 }
            c.register(NumbersByName.self, NumbersByName.init)
            c.register([String: Bool].self) { _ in ["own": true] }
            c.register(Bool.self, name: "other") { _ in true }
        }
        #expect(try parent.resolve([String: Int].self) == ["three": 3, "four": 4])
        #expect(try child.resolve([String: Int].self) == ["three": 33, "four": 4])
        #expect(try child.resolve(NumbersByName.self).numbers == ["three": 33, "four": 4])
        #expect(try child.resolve([String: Int].self, arguments: "") == ["five": 5])
        #expect(try child.resolve(Provider<[String: Int]>.self)() == ["three": 33, "four": 4])
        #expect(try child.resolve([String: Bool].self) == ["own": true])
        #expect(try child.resolve([String: Float]?.self) == nil)
        #expect(throws: ResolutionError.self) { try child.resolve([Int: Int].self) }
        #expect(throws: ResolutionError.self) { try child.resolve([String: Int].self, name: "three") }
        let needs = child.graph().services.first { $0.step.service == NumbersByName.self }?.needs
        #expect(needs?.first?.providers.count == 2)
        try child.validate()
    }

    @Test func namesAreNeededToResolveByThem() throws {
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.contribute(Int.self) { _ in 2 }
            c.register(NumbersByName.self, NumbersByName.init)
        }
        #expect(throws: ResolutionError.self) { try container.resolve([String: Int].self) }
        #expect(throws: ValidationError.self) { try container.validate() }
    }

    @Test func resolvesAwaitedServicesByTheirNames() async throws {
        let container = try Container { c in
            c.register(Int.self, name: "one") { _ in
                await Task.yield()
                return 1
            }
            c.register(Int.self, name: "two") { _ in 2 }
            c.register(Int.self) { _ in 3 }
            c.register(NumbersByName.self, NumbersByName.init)
        }
        #expect(try await container.resolve(async: [String: Int].self) == ["one": 1, "two": 2])
        #expect(try await container.resolve(async: NumbersByName.self).numbers == ["one": 1, "two": 2])
        await #expect(throws: ResolutionError.self) { try await container.resolve(async: [String: Bool].self) }
        #expect(throws: ResolutionError.self) { try container.resolve([String: Int].self) }
    }

    @Test func aContributionIsNotFoundAlone() throws {
        let container = try Container { c in c.contribute(Int.self, scope: .singleton) { _ in 1 } }
        #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    }

    @Test func oneServiceHasSeveralTypes() throws {
        let container = try Container { c in
            c.register(DiskAuthRepository.self, scope: .singleton) { _ in DiskAuthRepository() }
            c.alias((any AuthRepository).self, of: DiskAuthRepository.self) { $0 }
            c.register(Cat.self, name: "Nabi") { _ in Cat(name: "Nabi") }
            c.alias((any Animal).self, name: "pet", of: Cat.self, named: "Nabi") { $0 }
        }
        #expect(
            try container.resolve((any AuthRepository).self) === container.resolve(DiskAuthRepository.self))
        #expect(try container.resolve((any Animal).self, name: "pet").name == "Nabi")
        #expect(throws: ResolutionError.self) { try container.resolve((any Animal).self) }
    }

    @Test func layersAreAssembled() throws {
        let container = try Container(DataLayer(), DomainLayer())
        #expect(try container.resolve(LoginUseCase.self).auth is DiskAuthRepository)
        let list: [any Assembly] = [DataLayer()]
        let parent = try Container(list)
        #expect(try parent.resolve((any AuthRepository).self) is DiskAuthRepository)
        #expect(throws: ResolutionError.self) { try parent.resolve(LoginUseCase.self) }
        #expect(try Container(parent: parent, [DomainLayer()]).resolve(LoginUseCase.self).auth is DiskAuthRepository)
        #expect(throws: RegistrationError.self) { try Container([DataLayer(), DataLayer()]) }
        let tested = try Container { c in
            try c.add(DataLayer())
            try c.add(DomainLayer())
            c.register((any AuthRepository).self, override: true) { _ in MockAuthRepository() }
        }
        #expect(try tested.resolve(LoginUseCase.self).auth is MockAuthRepository)
        #expect(throws: RegistrationError.self) { try Container(DataLayer(), DataLayer()) }
    }

    @Test func aParentsSingletonKeepsNothingOfAChildsGraph() throws {
        let parent = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Tracked.self, scope: .graph) { r in Tracked(try r.resolve()) }
            c.register([Tracked].self, scope: .singleton) { r in [try r.resolve()] }
        }
        let child = try Container(parent: parent) { c in
            c.register(Int.self) { _ in 2 }
            c.register(String.self) { r in
                "\(try r.resolve(Tracked.self).number) \(try r.resolve([Tracked].self)[0].number)"
            }
        }
        #expect(try child.resolve(String.self) == "2 1")
    }

    @Test func noArgumentIsLikeNothingAsAnArgument() throws {
        let container = try Container { c in
            c.register(Int.self) { (_: borrowing Resolver, _: Void) in 7 }
            register(String.self, in: &c) { _ in "wrapped" }
        }
        #expect(try container.resolve(Int.self) == 7)
        #expect(try container.resolve(Int.self, arguments: ()) == 7)
        #expect(try container.resolve(String.self) == "wrapped")
    }

    /// A user-defined function around `register`.
    private func register<Service, each Argument>(
        _ service: Service.Type, in c: inout Registrations,
        _ factory: @escaping @Sendable (borrowing Resolver, repeat each Argument) throws -> Service
    ) { c.register(service, factory: factory) }

    @Test func whatIsResolvedLaterKeepsTheContainer() throws {
        let container = try Container { c in
            c.register(Later.self) { r in Later(container: r.container) }
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
        }
        #expect(try container.resolve(Later.self).auth is DiskAuthRepository)
    }

    @Test func overridesAreMarked() throws {
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Int.self, override: true) { _ in 2 }
        }
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func looksInParents() throws {
        let parent = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(String.self, scope: .singleton) { r in "parent \(try r.resolve(Int.self))" }
            c.register(Double.self) { r in Double(try r.resolve(Int.self)) }
        }
        let child = try Container(parent: parent) { c in c.register(Int.self) { _ in 2 } }
        // A singleton of the parent never keeps a child's service; a service that is built each time may.
        #expect(try child.resolve(String.self) == "parent 1")
        #expect(try child.resolve(Double.self) == 2)
        #expect(try parent.resolve(Double.self) == 1)
    }
}
