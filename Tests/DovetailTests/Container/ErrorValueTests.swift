import Dovetail
import Testing

/// What errors say as values.
@Suite struct ErrorValueTests {
    @Test func aMissingServiceGivesThePathAndTheLineThatNeedsIt() throws {
        let line = #line
        let container = try Container { c in
            c.register(LoginViewModel.self, LoginViewModel.init)
            c.register(LoginUseCase.self, LoginUseCase.init)
        }
        let error = try #require(failure { _ = try container.resolve(LoginViewModel.self) })
        #expect(error.path.map { ObjectIdentifier($0.service) } == identities)
        #expect(error.path.map { $0.place?.line } == [line + 2, line + 3, nil])
        #expect(error.place?.line == line + 3)
        #expect(error.place?.file == #fileID)
        #expect(error.reason == .notRegistered(near: []))
    }

    private var identities: [ObjectIdentifier] {
        [LoginViewModel.self, LoginUseCase.self, (any AuthRepository).self].map { ObjectIdentifier($0) }
    }

    @Test func whatIsNotRegisteredAtAllHasNoPlace() throws {
        let error = try #require(failure { _ = try Container().resolve(Int.self) })
        #expect(error.place == nil)
        #expect(error.path.count == 1)
    }

    @Test func theSameFailureIsEqual() throws {
        let container = try Container { c in
            c.register(Hen.self, Hen.init)
            c.register(Egg.self, Egg.init)
        }
        let hen = try #require(failure { _ = try container.resolve(Hen.self) })
        #expect(failure { _ = try container.resolve(Hen.self) } == hen)
        #expect(failure { _ = try container.resolve(Egg.self) } != hen)
        #expect(failure { _ = try Container().resolve(Hen.self) } != hen)
    }

    @Test func anotherLineNameOrArgumentIsAnotherFailure() throws {
        func failing(_ name: String?, _ line: UInt) throws -> ResolutionError? {
            let container = try Container { c in
                c.register(Int.self, name: name, line: line) { _ -> Int in throw Refusal() }
            }
            return failure { _ = try container.resolve(Int.self, name: name) }
        }
        #expect(try failing("a", 1) == failing("a", 1))
        #expect(try failing("a", 1) != failing("a", 2))
        #expect(try failing("a", 1) != failing("b", 1))
        let empty = try Container()
        #expect(
            failure { _ = try empty.resolve(Int.self) } != failure { _ = try empty.resolve(Int.self, arguments: "") })
    }

    @Test func factoriesErrorsAreComparedByValueOrDescription() throws {
        func failing(_ error: some Error & Sendable) throws -> ResolutionError? {
            let container = try Container { c in c.register(Int.self) { _ -> Int in throw error } }
            return failure { _ = try container.resolve(Int.self) }
        }
        #expect(try failing(Refusal()) == failing(Refusal()))
        #expect(try failing(Refusal()) != failing(Numbered(number: 1)))
        #expect(try failing(Numbered(number: 1)) == failing(Numbered(number: 1)))
        #expect(try failing(Numbered(number: 1)) != failing(Numbered(number: 2)))
    }

    @Test func mistakesOfRegistrationsAndPortsAreEqual() throws {
        func mistake() -> RegistrationError? {
            do {
                _ = try Container { c in c.register(Int.self, override: true) { _ in 1 } }
                return nil
            } catch {
                return error as? RegistrationError
            }
        }
        #expect(mistake() != nil)
        #expect(mistake() == mistake())
        let port = Port<Int>("number")
        #expect(throws: try portError(of: port, line: 7)) { try port.get(line: 7) }
        #expect(try portError(of: port, line: 7) != portError(of: port, line: 8))
    }

    private func portError(of port: Port<Int>, line: UInt) throws -> PortError {
        do throws(PortError) {
            _ = try port.get(line: line)
        } catch {
            return error
        }
        throw Refusal()
    }
}

private struct Numbered: Error, Equatable, CustomStringConvertible {
    let number: Int
    /// The same for all, so that they are told apart by value.
    var description: String { "numbered" }
}

/// The error that `body` throws.
func failure(_ body: () throws -> Void) -> ResolutionError? {
    do {
        try body()
        return nil
    } catch {
        return error as? ResolutionError
    }
}
