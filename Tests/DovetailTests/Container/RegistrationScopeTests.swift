import Dovetail
import Foundation
import Testing

/// How long a container keeps built values.
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

    @Test func weakIsOneAsLongAsSomebodyKeepsIt() throws {
        let container = try container(.weak)
        var auth: (any AuthRepository)? = try container.resolve((any AuthRepository).self)
        let model = try container.resolve(LoginViewModel.self)
        #expect(model.auth === auth && model.useCase.auth === auth)
        weak let released = auth
        auth = nil
        withExtendedLifetime(model) { #expect(released != nil) }
    }

    @Test func weakIsBuiltAnewOnceNobodyKeepsIt() throws {
        let living = Counter()
        let container = try Container { c in
            c.register(Tracked.self, scope: .weak) { _ in Tracked(living: living) }
        }
        for _ in 0..<3 {
            let tracked = try container.resolve(Tracked.self)
            #expect(try container.resolve(Tracked.self) === tracked)
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }

    @Test func weakNeedsAnObject() throws {
        let line: UInt = #line + 1
        let container = try Container { c in c.register(Int.self, scope: .weak) { _ in 1 } }
        #expect {
            try container.resolve(Int.self)
        } throws: { error in
            "\(error)"
                == "Int (RegistrationScopeTests.swift:\(line)): is not an object, so its scope cannot be weak"
        }
    }

    @Test func graphsOfSeveralContainersAreApart() throws {
        let inner = try Container { c in c.register(Tracked.self, scope: .graph) { _ in Tracked() } }
        let outer = try Container { c in
            c.register([Tracked].self) { _ in [try inner.resolve(), try inner.resolve()] }
        }
        let pair = try outer.resolve([Tracked].self)
        #expect(pair[0] !== pair[1])
    }

    @Test func aSingletonIsOneForEachValueOfItsArguments() throws {
        let living = Counter()
        do {
            let container = try Container { c in
                c.register(Tracked.self, scope: .singleton) { (_, number: Int, _: String) in
                    Tracked(number, living: living)
                } completed: { r, tracked in
                    _ = try r.resolve(Tracked.self, arguments: tracked.number, "a")
                }
            }
            let found = Guarded<[String: Set<ObjectIdentifier>]>([:])
            let ended = onThreads(8) { thread in
                for number in 0..<100 {
                    let text = (thread + number).isMultiple(of: 2) ? "a" : "b"
                    guard let tracked = try? container.resolve(Tracked.self, arguments: number, text) else { continue }
                    found.change { _ = $0["\(tracked.number) \(text)", default: []].insert(ObjectIdentifier(tracked)) }
                }
            }
            #expect(ended && found.value.count == 200 && found.value.values.allSatisfy { $0.count == 1 })
            #expect(living.value == 200)
        }
        // The last of the threads may still hold the container.
        for _ in 0..<1_000 where living.value > 0 { Thread.sleep(forTimeInterval: 0.01) }
        #expect(living.value == 0)
    }

    @Test func twoArgumentsAreFoundWhereverTheyAreInTheirTuple() throws {
        let container = try Container { c in
            c.register(Tracked.self, scope: .singleton) { (_, one: Int8, _: String) in Tracked(Int(one)) }
            c.register(Tracked.self, scope: .singleton) { (_, one: Int, _: Bool) in Tracked(one) }
            c.register(Tracked.self, scope: .singleton) { (_, one: Bool, _: Double) in Tracked(one ? 1 : 0) }
            c.register(Tracked.self, name: "outer", scope: .singleton) { r, one, two in
                try r.resolve(Tracked.self, arguments: one as Int8, two as String)
            }
        }
        for _ in 0..<2 {
            let tracked = try container.resolve(Tracked.self, arguments: 3 as Int8, "a long text on the heap, 3")
            #expect(tracked.number == 3)
            let outer = try container.resolve(
                Tracked.self, name: "outer", arguments: 3 as Int8, "a long text on the heap, 3")
            #expect(outer === tracked)
            let other = try container.resolve(Tracked.self, arguments: 3 as Int8, "a long text on the heap, 4")
            #expect(other !== tracked)
            #expect(try container.resolve(Tracked.self, arguments: 3 as Int8, "a long text on the heap, 4") === other)
        }
        let one = try container.resolve(Tracked.self, arguments: 5, true)
        #expect(try container.resolve(Tracked.self, arguments: 5, true) === one)
        #expect(try container.resolve(Tracked.self, arguments: 5, false) !== one)
        let two = try container.resolve(Tracked.self, arguments: true, 2.5)
        #expect(try container.resolve(Tracked.self, arguments: true, 2.5) === two)
        #expect(try container.resolve(Tracked.self, arguments: true, 3.5) !== two)
        #expect(try container.resolve(Tracked.self, arguments: false, 2.5).number == 0)
    }

    @Test func argumentsWithOneHashAreApart() throws {
        let container = try Container { c in
            c.register(Tracked.self, scope: .singleton) { (_, key: Crowded) in Tracked(key.number) }
        }
        for _ in 0..<2 {
            for number in 0..<5 {
                #expect(try container.resolve(Tracked.self, arguments: Crowded(number: number)).number == number)
            }
        }
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

/// A value with the same hash as all others.
private struct Crowded: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
}
