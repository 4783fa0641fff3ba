import Dovetail
import DovetailTesting
import Foundation
import Testing

/// What is left of containers that come and go, such as those of sessions: nothing.
///
/// `DOVETAIL_SESSIONS=100000` tries more of each kind.
@Suite(limited(toMinutes: 10)) struct SessionTests {
    private let sessions = ProcessInfo.processInfo.environment["DOVETAIL_SESSIONS"].flatMap(Int.init) ?? 200
    private let living = Counter()
    private let app: Container

    init() throws {
        let living = living
        app = try Container { c in
            c.register(Tracked.self, name: "new") { _ in Tracked(living: living) }
            c.register(Account.self, scope: .singleton) { _ in Account() }
            c.register(Feed.self) { _ in Feed(needs: []) }
            c.register(Mail.self, scope: .singleton) { _ in
                await Task.yield()
                return Mail()
            }
        }
    }

    /// A session's container, whose marker is counted.
    private func session(_ register: (inout Registrations) -> Void) throws -> Container {
        let living = living
        return try Container(parent: app) { c in
            c.register(Tracked.self, scope: .singleton) { _ in Tracked(living: living) }
            register(&c)
        }
    }

    /// Makes sessions one after another, and counts what lives after each.
    private func nothingIsLeft(
        _ register: (inout Registrations) -> Void,
        _ use: (Container) throws -> Void = { _ = try $0.resolve(Model.self) },
        _ place: SourceLocation = #_sourceLocation
    ) throws {
        for _ in 0..<sessions {
            let session = try session(register)
            _ = try session.resolve(Tracked.self)
            try use(session)
            if living.value == 0 { Issue.record("nothing was made", sourceLocation: place) }
        }
        #expect(living.value == 0, sourceLocation: place)
    }

    // MARK: What a singleton has of its container

    @Test func aSingletonHasAProvider() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { r in Model(needs: [try r.resolve(Provider<Tracked>.self)]) }
        }
    }

    @Test func aSingletonHasALazy() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { r in
                let unused = try r.resolve(Lazy<Tracked>.self), used = try r.resolve(Lazy<Feed>.self)
                _ = try used()
                return Model(needs: [unused, used])
            }
            c.register(Feed.self) { r in Feed(needs: [try r.resolve(Provider<Tracked>.self)]) }
        }
    }

    @Test func aSingletonHasAsynchronousOnes() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { r in
                Model(needs: [try r.resolve(AsyncProvider<Tracked>.self), try r.resolve(AsyncLazy<Tracked>.self)])
            }
        }
    }

    @Test func aSingletonHasOneOfAServiceOfItsParent() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { r in
                Model(needs: [
                    try r.resolve(Provider<Account>.self), try r.resolve(Lazy<Feed>.self),
                    try r.resolve(AsyncProvider<Mail>.self), try r.resolve(AsyncLazy<Mail>.self),
                ])
            }
        }
    }

    @Test func anInitializerTakesThem() throws {
        try nothingIsLeft { c in c.register(Model.self, scope: .singleton, Model.init(tracked:feed:mail:)) }
    }

    @Test func whatASingletonNeedsHasThem() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { r in Model(needs: [try r.resolve(Feed.self)]) }
            c.register(Feed.self, scope: .graph) { r in
                Feed(needs: [try r.resolve(Provider<Tracked>.self), try r.resolve(Provider<Feed>?.self) as Any])
            }
        }
    }

    @Test func aCompletionHasThem() throws {
        try nothingIsLeft { c in
            c.register(Model.self, scope: .singleton) { _ in
                Model(needs: [])
            } completed: { r, model in
                model.needs = [try r.resolve(Feed.self), try r.resolve(Lazy<Tracked>.self)]
            }
            c.register(Feed.self, scope: .graph) { _ in
                Feed(needs: [])
            } completed: { r, feed in
                feed.needs = [try r.resolve(Provider<Tracked>.self)]
            }
        }
    }

    @Test func aSingletonForArgumentsHasThem() throws {
        try nothingIsLeft(
            { c in
                c.register(Model.self, scope: .singleton) { (r, _: Int) in
                    Model(needs: [try r.resolve(Provider<Tracked>.self)])
                }
            }, { session in for number in 0..<3 { _ = try session.resolve(Model.self, arguments: number) } })
    }

    @Test func aSingletonKeepsWhatItsProviderMakes() throws {
        try nothingIsLeft(
            { c in
                c.register(Model.self, scope: .singleton) { r in Model(needs: [], make: try r.resolve()) }
                c.register(Feed.self) { r in
                    Feed(needs: [try r.resolve(Provider<Tracked>.self), try r.resolve(AsyncLazy<Tracked>.self)])
                }
            },
            { session in
                let model = try session.resolve(Model.self)
                if let make = model.make { model.needs.append(try make()) }
                #expect(model.needs.count == 1)
            })
    }

    @Test func asynchronousSingletonsHaveThem() async throws {
        for _ in 0..<sessions {
            let session = try session { c in
                c.register(Model.self, scope: .singleton) { r in
                    await Task.yield()
                    return Model(needs: [
                        try await r.resolve(AsyncProvider<Tracked>.self), try await r.resolve(AsyncLazy<Feed>.self),
                        try await r.resolve(Provider<Account>.self), try await r.resolve(Feed.self),
                    ])
                }
                c.register(Feed.self, scope: .graph) { r in
                    await Task.yield()
                    return Feed(needs: [try await r.resolve(AsyncProvider<Tracked>.self)])
                }
                c.register(Model.self, name: "one", scope: .singleton) { (r: AsyncResolver, _: Int) in
                    Model(needs: [try await r.resolve(AsyncProvider<Tracked>.self)])
                }
            }
            _ = try session.resolve(Tracked.self)
            let model = try await session.resolve(async: Model.self)
            _ = try await session.resolve(async: Model.self, name: "one", arguments: 1)
            let feed = try #require(model.needs[1] as? AsyncLazy<Feed>)
            model.needs.append(try await feed())
        }
        for _ in 0..<20_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(living.value == 0)
    }

    // MARK: What they do once the container is gone

    @Test func aReleasedContainerIsAnErrorWithThePath() async throws {
        let line = #line + 2
        let make: (inout Registrations) -> Void = { c in
            c.register(Model.self, scope: .singleton, Model.init(tracked:feed:mail:))
        }
        let model = try session(make).resolve(Model.self)
        #expect(living.value == 0)
        let path = "Model (SessionTests.swift:\(line)) → "
        let reason = "the container was released; keep it as long as what resolves from it"
        #expect(message { _ = try model.tracked?() } == "\(path)Provider<Tracked> → Tracked: \(reason)")
        #expect(message { _ = try model.feed?() } == "\(path)Lazy<Feed>: \(reason)")
        // What only the parent keeps is found there.
        _ = try await model.mail?()
    }

    @Test func whatIsNotASingletonKeepsIt() throws {
        for _ in 0..<sessions {
            let model = try session { c in c.register(Model.self, Model.init(tracked:feed:mail:)) }.resolve(Model.self)
            #expect(try model.tracked?() === model.tracked?())
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }

    // MARK: Overrides

    @Test func overridesKeepNoContainers() throws {
        try withOverrides {
            $0.expectAnyLive()
        } operation: { () throws in
            try nothingIsLeft { c in
                c.register(Model.self, scope: .singleton, Model.init(tracked:feed:mail:))
            }
        }
    }

    @Test func nestedOverridesKeepNoContainers() throws {
        try withOverrides {
            $0.expectAnyLive()
        } operation: { () throws in
            let outer = try session { _ in }
            try withOverrides {
                $0.override(Account.self, with: Account())
            } operation: { () throws in
                try nothingIsLeft({ c in c.register(Model.self) { r in Model(needs: [try r.resolve(Account.self)]) } })
                _ = try outer.resolve(Tracked.self)
            }
        }
        #expect(living.value == 0)
    }

    @Test func whatOverridesMadeEndsWithThem() throws {
        let session = try session { _ in }
        for _ in 0..<sessions {
            try withOverrides {
                $0.expectAnyLive()
            } operation: { () throws in
                _ = try session.resolve(Tracked.self)
                #expect(living.value == 1)
            }
        }
        #expect(living.value == 0)
    }

    @Test func aContainerOfAFactoryLivesOnInOverrides() throws {
        try withOverrides {
            $0.expectAnyLive()
        } operation: { () throws in
            let later = try session { c in c.register(Container.self) { r in r.container } }.resolve(Container.self)
            #expect(try later.resolve(Tracked.self) === later.resolve(Tracked.self))
            try withOverrides {
                $0.override(Account.self, with: Account())
            } operation: { () throws in
                _ = try (later.resolve(Tracked.self), later.resolve(Account.self))
            }
        }
        #expect(living.value == 0)
    }

    // MARK: Arguments of singletons that fail

    @Test func argumentsOfAFailedSingletonAreReleased() throws {
        let living = living
        let container = try Container { c in
            c.register(Model.self, scope: .singleton) { (_, _: Key) in throw Refusal() }
            c.register(Feed.self, scope: .singleton) { (_, _: Key) in
                Feed(needs: [])
            } completed: { _, _ in
                throw Refusal()
            }
            c.register(Model.self, name: "two", scope: .singleton) { (r, key: Key, _: Int) in
                try r.resolve(Model.self, arguments: key)
            }
        }
        for _ in 0..<sessions {
            _ = try? container.resolve(Model.self, arguments: Key(living))
            _ = try? container.resolve(Feed.self, arguments: Key(living))
            _ = try? container.resolve(Model.self, name: "two", arguments: Key(living), 1)
        }
        #expect(living.value == 0)
    }

    @Test func argumentsOfAFailedAsynchronousSingletonAreReleased() async throws {
        let living = living
        let container = try Container { c in
            c.register(Model.self, scope: .singleton) { (_: AsyncResolver, _: Key) in
                await Task.yield()
                throw Refusal()
            }
        }
        for _ in 0..<sessions { _ = try? await container.resolve(async: Model.self, arguments: Key(living)) }
        for _ in 0..<20_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(living.value == 0)
    }

    @Test func aSingletonThatFailedOnceIsBuiltAndKept() throws {
        let living = living
        let fails = Guarded(true)
        let built = Counter()
        let container = try Container { c in
            c.register(Model.self, scope: .singleton) { (_, _: Key) in
                if fails.value { throw Refusal() }
                built.add()
                return Model(needs: [])
            }
        }
        let key = Key(living)
        #expect(throws: ResolutionError.self) { try container.resolve(Model.self, arguments: key) }
        fails.change { $0 = false }
        let seen = Guarded<Set<ObjectIdentifier>>([])
        let ended = onThreads(8) { _ in
            guard let model = try? container.resolve(Model.self, arguments: key) else { return }
            seen.change { $0.insert(ObjectIdentifier(model)) }
        }
        #expect(ended && built.value == 1 && seen.value.count == 1)
        #expect(try seen.value == [ObjectIdentifier(container.resolve(Model.self, arguments: key))])
    }
}

private final class Model: @unchecked Sendable {
    var needs: [Any]
    var make: Provider<Feed>?
    var tracked: Provider<Tracked>?
    var feed: Lazy<Feed>?
    var mail: AsyncProvider<Mail>?

    init(needs: [Any], make: Provider<Feed>? = nil) {
        self.needs = needs
        self.make = make
    }

    init(tracked: Provider<Tracked>, feed: Lazy<Feed>, mail: AsyncProvider<Mail>) {
        needs = []
        self.tracked = tracked
        self.feed = feed
        self.mail = mail
    }
}

private final class Feed: @unchecked Sendable {
    var needs: [Any]
    init(needs: [Any]) { self.needs = needs }
}

private final class Account: Sendable {}

private actor Mail {}

/// An argument whose lifetime is counted.
private final class Key: Hashable, Sendable {
    private let tracked: Unchecked<Tracked>
    init(_ living: Counter) { tracked = Unchecked(value: Tracked(living: living)) }
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
