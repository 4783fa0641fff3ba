import Dovetail
import Testing

/// The descriptions of failures.
@Suite struct ResolutionErrorTests {
    @Test func aMissingServiceShowsThePathAndWhatIsNear() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register(LoginViewModel.self, LoginViewModel.init)
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register((any AuthRepository).self, name: "mock") { _ in MockAuthRepository() }
        }
        let file = "ResolutionErrorTests.swift"
        #expect(
            message { _ = try container.resolve(LoginViewModel.self) } == """
                LoginViewModel (\(file):\(line + 2)) → LoginUseCase (\(file):\(line + 3)) → AuthRepository: \
                not registered; similar registrations: AuthRepository named "mock" (\(file):\(line + 4))
                """)
    }

    @Test func aCycleIsDrawn() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register(Hen.self, Hen.init)
            c.register(Egg.self, scope: .singleton, Egg.init)
        }
        let (hen, egg) = (
            "Hen (ResolutionErrorTests.swift:\(line + 2))", "Egg (ResolutionErrorTests.swift:\(line + 3))"
        )
        #expect(message { _ = try container.resolve(Hen.self) } == "\(hen) → \(egg) → \(hen): depends on itself")
        #expect(message { _ = try container.resolve(Egg.self) } == "\(egg) → \(hen) → \(egg): depends on itself")
    }

    @Test func aFactorysErrorIsPassedOnWithItsPath() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register(Int.self) { _ -> Int in throw Refusal() }
            c.register(String.self) { r in "\(try r.resolve(Int.self))" }
        }
        let file = "ResolutionErrorTests.swift"
        #expect(
            message { _ = try container.resolve(String.self) }
                == "String (\(file):\(line + 3)) → Int (\(file):\(line + 2)): refused")
        #expect {
            try container.resolve(Int.self)
        } throws: { error in
            guard case .factory(let inner) = (error as? ResolutionError)?.reason else { return false }
            return inner is Refusal
        }
    }

    @Test func typesAreNamedWithThoseAroundThem() throws {
        let container = try Container { c in c.register(Dark.Settings.self) { _ in Dark.Settings() } }
        let said = message { _ = try container.resolve([Light.Settings?].self) }
        #expect(said == "Array<Optional<Light.Settings>>: not registered")
    }

    @Test func aLongWayIsShortened() throws {
        let line: UInt = #line + 1
        let container = try Container { c in c.register(Int.self) { (r, n: Int) in try r.resolve(arguments: n + 1) } }
        let said = message { _ = try container.resolve(Int.self, arguments: 0) }
        let step = "Int with arguments (Int) (ResolutionErrorTests.swift:\(line))"
        let shown = [String](repeating: step, count: 12) + ["… 237 more"] + [String](repeating: step, count: 8)
        #expect(
            said == shown.joined(separator: " → ") + ": depends on itself with other arguments, more than 255 "
                + "levels deep")
    }

    @Test func mistakesOfRegistrationsAreSaidTogether() {
        let line: UInt = #line
        let said = message {
            _ = try Container { c in
                c.register(Int.self) { _ in 1 }
                c.register(Int.self) { _ in 2 }
                c.register(String.self, override: true) { _ in "" }
                c.register(Owner.self, scope: .singleton) { _, pet, age in Owner(pet: pet, age: age) }
            }
        }
        let file = "ResolutionErrorTests.swift"
        #expect(
            said == """
                Int (\(file):\(line + 4)): is already registered at \(file):\(line + 3); to replace it, register \
                with override: true
                String (\(file):\(line + 5)): overrides nothing; remove override: true, or register it after what \
                it overrides
                Owner with arguments (Animal, Int) (\(file):\(line + 6)): cannot have this scope with \
                arguments; omit the scope, or use singleton if every argument is Hashable
                """)
    }
}

private enum Dark { struct Settings {} }
private enum Light { struct Settings {} }
