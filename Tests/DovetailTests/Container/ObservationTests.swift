import Dovetail
import DovetailTesting
import Foundation
import Testing

/// What the observers of a container are told.
@Suite struct ObservationTests {
    private static let line: UInt = #line
    private let log = EventLog()
    private let app: Container

    init() throws {
        app = try Container { [log] c in
            c.observe { log.add($0) }
            c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
            c.register(LoginUseCase.self, LoginUseCase.init)
            c.register(Int.self, scope: .singleton) { (_, text: String) -> Int in
                if text.isEmpty { throw Refusal() }
                return text.count
            }
            c.register(String.self, scope: .singleton) { _ in
                await Task.yield()
                return "text"
            }
            c.register(Bool.self) { (r: AsyncResolver, number: Int) in try await r.resolve(String.self).count == number
            }
        }
    }

    private var auth: String { "AuthRepository (ObservationTests.swift:\(Self.line + 7))" }
    private var login: String { "LoginUseCase (ObservationTests.swift:\(Self.line + 8))" }
    private var number: String { "Int with arguments (String) (ObservationTests.swift:\(Self.line + 9))" }
    private var text: String { "String (ObservationTests.swift:\(Self.line + 13))" }
    private var flag: String { "Bool with arguments (Int) (ObservationTests.swift:\(Self.line + 17))" }

    @Test func whatIsBuiltIsToldWithItsPath() throws {
        _ = try app.resolve(LoginUseCase.self)
        #expect(log.taken == ["built: \(login) → \(auth)", "built: \(login)", "resolved: \(login)"])
        // Again, with a singleton that is built.
        let again: LoginUseCase = try app.resolve()
        #expect(log.taken == ["built: \(login)", "resolved: \(login)"])
        #expect(try app.resolve((any AuthRepository).self) === again.auth)
        #expect(log.taken == ["resolved: \(auth)"])
    }

    @Test func whatHasArgumentsIsTold() throws {
        #expect(try app.resolve(Int.self, arguments: "four") == 4)
        // The singleton for these arguments takes none.
        let single = number.replacingOccurrences(of: " with arguments (String)", with: "")
        #expect(log.taken == ["built: \(single)", "resolved: \(number)"])
        #expect(try app.resolve(Int.self, arguments: "four") == 4)
        #expect(log.taken == ["resolved: \(number)"])
    }

    @Test func failuresAreToldOnce() throws {
        let error = failure { _ = try app.resolve(Int.self, arguments: "") }
        #expect(log.events.map(\.kind) == [.failed(try #require(error))])
        #expect(log.taken.count == 1)
        #expect(throws: ResolutionError.self) { try app.resolve(Character.self) }
        #expect(log.taken == ["failed: Character: not registered"])
    }

    @Test func aFailureOfACompletionIsTold() throws {
        let container = try Container { [log] c in
            c.observe { log.add($0) }
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { _, _ in
                throw Refusal()
            }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Husband.self) }
        #expect(log.taken.map { String($0.prefix(8)) } == ["built: H", "failed: "])
    }

    @Test func asynchronousServicesAreTold() async throws {
        #expect(try await app.resolve(async: Bool.self, arguments: 4))
        #expect(log.taken == ["built: \(text)", "built: \(flag)", "resolved: \(flag)"])
        #expect(try await app.resolve(async: String.self) == "text")
        #expect(log.taken == ["resolved: \(text)"])
        #expect(try await app.resolve(async: LoginUseCase.self).auth is DiskAuthRepository)
        #expect(log.taken == ["built: \(login) → \(auth)", "built: \(login)", "resolved: \(login)"])
        await #expect(throws: ResolutionError.self) { try await app.resolve(async: Character.self) }
        #expect(log.taken == ["failed: Character: not registered"])
    }

    @Test @MainActor func servicesOfTheMainActorAreTold() throws {
        let container = try Container { [log] c in
            c.observe { log.add($0) }
            c.register(Int.self, scope: .singleton, on: MainActor.self) { _ in 1 }
        }
        _ = try container.resolve(Int.self, on: MainActor.self)
        _ = try container.resolve(Int.self, on: MainActor.self)
        #expect(log.taken.map { String($0.prefix(8)) } == ["built: I", "resolved", "resolved"])
    }

    @Test func callsFromFactoriesAreNotTold() throws {
        let container = try Container { [log] c in
            c.observe { log.add($0) }
            c.register(Int.self) { _ in 1 }
            c.register(Double.self) { r in Double(try r.container.resolve(Int.self)) }
        }
        _ = try container.resolve(Provider<Double>.self)()
        let told = log.taken.map { String($0.prefix(11)) }
        #expect(told == ["resolved: P", "built: Doub", "built: Doub", "resolved: D"])
    }

    @Test func childrenAreObservedToo() throws {
        let own = EventLog()
        let child = try Container(parent: app) { c in
            c.observe { own.add($0) }
            c.register(Double.self) { r in
                _ = try r.resolve((any AuthRepository).self)
                return 1
            }
        }
        _ = try child.resolve(Double.self)
        #expect(own.taken.map { String($0.prefix(8)) } == ["built: D", "resolved"])
        #expect(log.taken.map { String($0.prefix(8)) } == ["built: D", "built: D", "resolved"])
        _ = try app.resolve((any AuthRepository).self)
        #expect(own.taken.isEmpty)
    }

    @Test func aSurveyIsNotTold() throws {
        _ = try? app.validate(runningFactories: true)
        #expect(log.taken.isEmpty)
    }

    @Test func overridesAreTold() throws {
        try withOverrides {
            $0.override((any AuthRepository).self) { _ in MockAuthRepository() }
            $0.expectLive(LoginUseCase.self)
        } operation: {
            _ = try app.resolve(LoginUseCase.self)
        }
        #expect(log.taken.map { String($0.prefix(8)) } == ["built: L", "built: L", "resolved"])
    }

    @Test func theTimeIsThatOfTheFactoryWithItsNeeds() throws {
        _ = try app.resolve(LoginUseCase.self)
        let seconds = log.events.map(\.seconds)
        #expect(seconds.allSatisfy { $0 >= 0 } && seconds == seconds.sorted())
    }
}

/// The events of a container so far.
private final class EventLog: Sendable {
    private let all = Guarded<[ContainerEvent]>([])

    func add(_ event: ContainerEvent) { all.change { $0.append(event) } }

    var events: [ContainerEvent] { all.value }

    /// The descriptions without the times, of those since the last call.
    var taken: [String] {
        let events = all.value
        all.change { $0 = [] }
        return events.map { event in
            let text = event.description
            return String(text[..<(text.lastIndex(of: ",") ?? text.endIndex)])
        }
    }
}
