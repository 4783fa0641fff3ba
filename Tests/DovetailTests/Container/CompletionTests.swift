import Dovetail
import Foundation
import Testing

/// Services that need each other, one of them through a property.
@Suite struct CompletionTests {
    private func container(
        _ scope: RegistrationScope, completed: @escaping @Sendable (borrowing Resolver, Husband) throws -> Void
    ) throws -> Container {
        try Container { c in
            c.register(Husband.self, scope: scope) { _ in
                Husband()
            } completed: { r, husband in
                try completed(r, husband)
            }
            c.register(Wife.self, scope: scope, Wife.init)
        }
    }

    @Test(arguments: [RegistrationScope.graph, .singleton, .weak])
    func bothFindEachOther(scope: RegistrationScope) throws {
        let container = try container(scope) { r, husband in husband.wife = try r.resolve(Wife.self) }
        let husband = try container.resolve(Husband.self)
        #expect(husband.wife?.husband === husband)
        let wife = try container.resolve(Wife.self)
        #expect(wife.husband.wife === wife)
        #expect((wife.husband === husband) == (scope != .graph))
        husband.wife = nil
        wife.husband.wife = nil
    }

    @Test func aTransientCannotBeFoundWhileItIsCompleted() throws {
        let container = try container(.transient) { r, husband in husband.wife = try r.resolve(Wife.self) }
        #expect {
            try container.resolve(Husband.self)
        } throws: { error in
            guard case .cycle = (error as? ResolutionError)?.reason else { return false }
            return (error as? ResolutionError)?.path.map { "\($0.service)" } == ["Husband", "Wife", "Husband"]
        }
    }

    @Test func aFailureDropsAllThatMayHoldTheUnfinishedService() throws {
        let calls = Counter()
        let container = try container(.singleton) { r, husband in
            husband.wife = try r.resolve(Wife.self)
            calls.add()
            if calls.value == 1 { throw Refusal() }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Husband.self) }
        // If the first wife had been kept, she would have another husband.
        let husband = try container.resolve(Husband.self)
        #expect(try container.resolve(Wife.self).husband === husband)
        #expect(husband.wife?.husband === husband)
        husband.wife = nil
    }

    @Test func aSingletonIsNotKeptWithAnUnfinishedGraph() throws {
        let fails = Guarded(true)
        let container = try Container { c in
            c.register(Ring.self, scope: .graph) { _ in
                Ring()
            } completed: { _, ring in
                if fails.value { throw Refusal() }
                ring.next = ring
            }
            c.register([Ring].self, scope: .singleton) { r in [try r.resolve()] }
        }
        #expect(throws: ResolutionError.self) { try container.resolve([Ring].self) }
        fails.change { $0 = false }
        let ring = try container.resolve([Ring].self)[0]
        #expect(ring.next === ring)
        ring.next = nil
    }

    @Test func aCompletionIsInTheGraphOfItsResolution() throws {
        let container = try Container { c in
            c.register(Tracked.self, scope: .graph) { _ in Tracked() }
            c.register(Guarded<Tracked?>.self, scope: .singleton) { _ in
                Guarded(nil)
            } completed: { r, place in
                let tracked = try r.resolve(Tracked.self)
                place.change { $0 = tracked }
            }
            c.register([Tracked?].self) { r in
                let place = try r.resolve(Guarded<Tracked?>.self)
                _ = place
                return [try r.resolve(Tracked.self)]
            }
        }
        let own = try container.resolve([Tracked?].self)[0]
        #expect(try container.resolve(Guarded<Tracked?>.self).value === own)
    }

    @Test func whatIsDroppedMayResolveInItsDeinit() throws {
        let calls = Counter()
        let container = try Container { c in
            c.register(Int.self) { _ in 7 }
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { r, _ in
                calls.add()
                _ = try r.resolve(Farewell.self)
                throw Refusal()
            }
            c.register(Farewell.self, scope: .singleton) { r in Farewell(container: r.container) }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Husband.self) }
        #expect(calls.value == 1)
    }

    @Test func whatIsDroppedIsReleased() throws {
        let living = Counter()
        let container = try Container { c in
            c.register(Tracked.self, scope: .singleton) { _ in
                Tracked(living: living)
            } completed: { _, _ in
                throw Refusal()
            }
        }
        for _ in 0..<3 { #expect(throws: ResolutionError.self) { try container.resolve(Tracked.self) } }
        #expect(living.value == 0)
    }

    @Test func aFailureSaysThePathDownToWhatIsCompleted() throws {
        let line: UInt = #line
        let container = try Container { c in
            c.register(Husband.self, scope: .graph) { _ in
                Husband()
            } completed: { r, _ in
                _ = try r.resolve(Int.self)
            }
            c.register(Wife.self, Wife.init)
        }
        let file = "CompletionTests.swift"
        #expect {
            try container.resolve(Wife.self)
        } throws: { error in
            "\(error)"
                == "Wife (\(file):\(line + 7)) → Husband (\(file):\(line + 2)) → Int: not registered"
        }
    }

    @Test func aCompletionWaitsForFactoriesThatAskAGlobalContainer() throws {
        let app = Guarded<Container?>(nil)
        let container = try Container { c in
            c.register(Husband.self, scope: .singleton) { _ in
                Husband()
            } completed: { r, husband in
                husband.wife = try r.resolve(Wife.self)
            }
            c.register(Wife.self, scope: .singleton) { _ in Wife(husband: try app.value!.resolve()) }
        }
        app.change { $0 = container }
        defer { app.change { $0 = nil } }
        let wife = try container.resolve(Wife.self)
        #expect(wife.husband.wife === wife)
        wife.husband.wife = nil
    }

    /// Each thread resolves one of two services that need each other, or one that needs both.
    @Test func fourThreadsSeeOneFinishedPair() throws {
        for _ in 0..<300 {
            let built = Counter()
            let container = try Container { c in
                c.register(Husband.self, scope: .singleton) { _ in
                    built.add()
                    return Husband()
                } completed: { r, husband in
                    Thread.sleep(forTimeInterval: 0.00002)
                    husband.wife = try r.resolve(Wife.self)
                }
                c.register(Wife.self, scope: .singleton) { r in
                    built.add()
                    Thread.sleep(forTimeInterval: 0.00002)
                    return Wife(husband: try r.resolve(Husband.self))
                }
                c.register(String.self, scope: .singleton) { r in
                    built.add()
                    return "\(try r.resolve(Wife.self).husband === r.resolve(Husband.self))"
                }
            }
            let problems = Guarded<[String]>([])
            let ended = onThreads(4) { number in
                do {
                    switch number {
                    case 0:
                        let husband = try container.resolve(Husband.self)
                        if husband.wife?.husband !== husband { problems.change { $0.append("husband") } }
                    case 1, 2:
                        let wife = try container.resolve(Wife.self)
                        if wife.husband.wife !== wife { problems.change { $0.append("wife") } }
                    default:
                        if try container.resolve(String.self) != "true" { problems.change { $0.append("pair") } }
                    }
                } catch { problems.change { $0.append("\(error)") } }
            }
            #expect(ended && problems.value.isEmpty && built.value == 3, "\(problems.value) \(built.value)")
            try container.resolve(Husband.self).wife = nil
        }
    }

    /// Four services in a cycle, each completed by the next, resolved by four threads that start at different ones.
    @Test func aRingFromFourThreads() throws {
        for _ in 0..<300 {
            let container = try Container { c in
                for number in 0..<4 {
                    c.register(Ring.self, name: "\(number)", scope: number == 3 ? .weak : .singleton) { _ in
                        Thread.sleep(forTimeInterval: 0.00001)
                        return Ring()
                    } completed: { r, ring in
                        ring.next = try r.resolve(Ring.self, name: "\((number + 1) % 4)")
                    }
                }
            }
            let problems = Guarded<[String]>([])
            let kept = Guarded<[Ring]>([])
            let ended = onThreads(4) { number in
                do {
                    let ring = try container.resolve(Ring.self, name: "\(number)")
                    kept.change { $0.append(ring) }
                    if ring.next?.next?.next?.next !== ring { problems.change { $0.append("open at \(number)") } }
                } catch { problems.change { $0.append("\(error)") } }
            }
            #expect(ended && problems.value.isEmpty, "\(problems.value)")
            for ring in kept.value { ring.next = nil }
        }
    }

    @Test func whatFailsOnOneThreadFailsForWhoBorrowedIt() throws {
        for _ in 0..<300 {
            let fails = Guarded(true)
            let container = try Container { c in
                c.register(Husband.self, scope: .singleton) { _ in
                    Husband()
                } completed: { r, husband in
                    husband.wife = try r.resolve(Wife.self)
                    if fails.value { throw Refusal() }
                }
                c.register(Wife.self, scope: .singleton) { r in
                    Thread.sleep(forTimeInterval: 0.00002)
                    return Wife(husband: try r.resolve(Husband.self))
                }
            }
            let said = Guarded<Set<String>>([])
            let ended = onThreads(4) { number in
                let asked = number.isMultiple(of: 2) ? "Husband" : "Wife"
                let message = message {
                    if asked == "Husband" {
                        _ = try container.resolve(Husband.self)
                    } else {
                        _ = try container.resolve(Wife.self)
                    }
                }
                // Each thread's error starts with the service that the thread resolved.
                said.change { $0.insert(message.hasPrefix("\(asked) (") ? "refused" : "\(asked): \(message)") }
            }
            #expect(ended && said.value == ["refused"])
            fails.change { $0 = false }
            let wife = try container.resolve(Wife.self)
            #expect(wife.husband.wife === wife)
            wife.husband.wife = nil
        }
    }
}

/// Resolves a service in its `deinit`.
private final class Farewell {
    private let container: Container

    init(container: Container) { self.container = container }

    deinit { _ = try? container.resolve(Int.self) }
}
