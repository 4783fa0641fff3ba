import Dovetail
import Testing

/// What a container reports about itself before it builds anything.
@Suite struct ContainerGraphTests {
    private let file = "ContainerGraphTests.swift"

    @Test func needsOfInitializersAreKnown() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
            c.register(LoginUseCase.self, scope: .singleton, LoginUseCase.init)
            c.alias(AnyObject.self, of: LoginUseCase.self) { $0 }
            c.register(Visit.self, Visit.init)
        }
        let auth = "AuthRepository (\(file):\(line + 2))"
        let login = "LoginUseCase (\(file):\(line + 3))"
        #expect(
            container.graph().description == """
                \(auth) → known only to its factory
                \(login) → \(auth)
                AnyObject (\(file):\(line + 4)) → \(login)
                Visit (\(file):\(line + 5)) → \(auth)
                """)
        #expect(try container.validate().map(\.description) == [auth])
        #expect(try container.validate(runningFactories: true).isEmpty)
        #expect(
            container.graph().dot == """
                digraph container {
                  node [shape=box];
                  0 [label="\(auth)", style=dashed];
                  1 [label="\(login)"];
                  2 [label="AnyObject (\(file):\(line + 4))"];
                  3 [label="Visit (\(file):\(line + 5))"];
                  1 -> 0;
                  2 -> 1;
                  3 -> 0;
                }

                """)
    }

    @Test func factoriesSayWhatTheyNeedWhenTheyRun() throws {
        let runs = Counter()
        let parent = try Container { c in
            c.register((any AuthRepository).self, scope: .singleton) { _ in
                runs.add()
                return DiskAuthRepository()
            }
        }
        let container = try Container(parent: parent) { c in
            c.register(LoginUseCase.self) { r in try LoginUseCase(auth: r.resolve()) }
            c.register(LoginViewModel.self) { r in
                try LoginViewModel(useCase: r.resolve(), auth: r.resolve())
            }
        }
        #expect(container.graph().services.map(\.isKnown) == [false, false, false])
        #expect(runs.value == 0)
        let graph = container.graph(runningFactories: true)
        #expect(graph.services.map(\.level) == [1, 0, 0])
        #expect(graph.services.map { $0.needs.flatMap(\.providers) } == [[], [0], [1, 0]])
        // The graph was drawn from a copy.
        #expect(runs.value == 1)
        _ = try container.resolve(LoginViewModel.self)
        #expect(runs.value == 2)
    }

    @Test func validationSaysAllThatIsMissing() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register(Sum.self, Sum.init)
            c.register(Hen.self, Hen.init)
            c.register(Egg.self, Egg.init)
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
            c.register(Bool.self) { _ in throw Refusal() }
        }
        let (hen, egg) = ("Hen (\(file):\(line + 4))", "Egg (\(file):\(line + 5))")
        let known = """
            LoginUseCase (\(file):\(line + 2)) → AuthRepository: not registered; similar registrations: AuthRepository named "mock" \
            (\(file):\(line + 6))
            Sum (\(file):\(line + 3)) → Array<Int>: not registered
            \(hen) → \(egg) → \(hen): depends on itself
            """
        #expect {
            try container.validate()
        } throws: { error in "\(error)" == known }
        #expect {
            try container.validate(runningFactories: true)
        } throws: { error in "\(error)" == known + "\nBool (\(file):\(line + 7)): refused" }
    }

    @Test func whatCompletesAServiceIsCheckedAndMayLeadBack() throws {
        let line: UInt = #line
        let ring = try Container { c in
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { r, husband in
                husband.wife = try r.resolve()
            }
            c.register(Wife.self, scope: .singleton) { r in Wife(husband: try r.resolve()) }
        }
        #expect(try ring.validate().count == 2)
        #expect(try ring.validate(runningFactories: true).isEmpty)
        #expect(
            ring.graph(runningFactories: true).services.map { $0.needs.map(\.isLater) } == [[true], [false]])
        let open = try Container { c in
            c.register(Husband.self, scope: .singleton, Husband.init) { r, husband in husband.wife = try r.resolve() }
        }
        #expect(try open.validate().map(\.description) == ["Husband (\(file):\(line + 14))"])
        let said = message { try open.validate(runningFactories: true) }
        #expect(said == "Husband (\(file):\(line + 14)) → Wife: not registered")
    }

    @Test func aParentsClosureIsRunForTheContainerThatIsAsked() throws {
        let parent = try Container { c in c.register(LoginUseCase.self) { r in LoginUseCase(auth: try r.resolve()) } }
        let child = try Container(parent: parent) { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
        }
        #expect(try child.validate(runningFactories: true).isEmpty)
    }

    @Test func aParentsSingletonIsValidatedWithoutItsChildren() throws {
        let parent = try Container { c in c.register(LoginUseCase.self, scope: .singleton, LoginUseCase.init) }
        let child = try Container(parent: parent) { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
        }
        #expect(throws: ValidationError.self) { try child.validate() }
        #expect(throws: ResolutionError.self) { try child.resolve(LoginUseCase.self) }
        let other = try Container { c in c.register(LoginUseCase.self, LoginUseCase.init) }
        let below = try Container(parent: other) { c in
            c.register((any AuthRepository).self) { _ in DiskAuthRepository() }
        }
        try below.validate()
        _ = try below.resolve(LoginUseCase.self)
    }
}
