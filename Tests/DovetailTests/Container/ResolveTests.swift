import Dovetail
import Testing

/// What a container gives for what is asked.
@Suite struct ResolveTests {
    @Test func resolvesByTypeAndByName() throws {
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
        }
        #expect(try container.resolve((any AuthRepository).self) is DiskAuthRepository)
        #expect(try container.resolve((any AuthRepository).self, name: "mock") is MockAuthRepository)
    }

    @Test func buildsFromAnInitialiser() throws {
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
        // An existential stays one: the factory is found by `any Animal` and not by `Cat`.
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
        let container = try Container { c in
            c.register(Bool.self) { r in
                let auth = try r.resolveIfRegistered((any AuthRepository).self)
                return auth == nil
            }
        }
        #expect(try container.resolve(Bool.self))
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
        // A singleton of the parent never keeps what a child registers; what is built anew may.
        #expect(try child.resolve(String.self) == "parent 1")
        #expect(try child.resolve(Double.self) == 2)
        #expect(try parent.resolve(Double.self) == 1)
    }
}
