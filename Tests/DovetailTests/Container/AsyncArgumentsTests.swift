import Dovetail
import DovetailTesting
import Foundation
import Testing

/// Asynchronous services that take arguments, and what replaces asynchronous services in tests.
@Suite(limited(toMinutes: 2)) struct AsyncArgumentsTests {
    @Test func argumentsReachTheFactory() async throws {
        let container = try Container { c in
            c.register(Prefix.self) { _ in Prefix(text: "p-") }
            c.register(Login.self) { (r: AsyncResolver, user: String) in
                await Login(try r.resolve(Prefix.self).text + user)
            }
            c.register(Login.self, name: "two") { (r: AsyncResolver, user: String, number: Int) async throws in
                try await r.resolve(Login.self, arguments: "\(user)\(number)")
            }
            // Synchronous factories keep their registrations.
            c.register(Login.self, name: "sync") { r, user in
                Login(made: try r.resolve(Prefix.self).text + (user as String))
            }
        }
        #expect(try await container.resolve(async: Login.self, arguments: "hana").user == "p-hana")
        #expect(try await container.resolve(async: Login.self, name: "two", arguments: "hana", 7).user == "p-hana7")
        #expect(try await container.resolve(async: Login.self, name: "sync", arguments: "hana").user == "p-hana")
        #expect(try container.resolve(Login.self, name: "sync", arguments: "hana").user == "p-hana")
        #expect(try await container.resolve(async: Login?.self, arguments: "hana")?.user == "p-hana")
        #expect(try await container.resolve(async: Prefix?.self, arguments: "hana") == nil)
        let one = try await container.resolve(async: Login.self, arguments: "hana")
        #expect(try await container.resolve(async: Login.self, arguments: "hana") !== one)
        let error = #expect(throws: ResolutionError.self) { try container.resolve(Login.self, arguments: "hana") }
        guard case .asynchronous? = error?.reason else { return #expect(Bool(false)) }
        #expect(error?.path.count == 1)
        let missing = await #expect(throws: ResolutionError.self) {
            try await container.resolve(async: Login.self, arguments: 7)
        }
        #expect(missing?.description.contains("not registered; similar registrations: Login") == true)
    }

    @Test func listsTakeArguments() async throws {
        let container = try Container { c in
            c.register(Login.self) { (_: AsyncResolver, user: String) in await Login(user) }
            c.register(Login.self, name: "sync") { (_, user: String) in Login(made: user + "!") }
        }
        let all = try await container.resolve(async: [Login].self, arguments: "hana")
        #expect(all.map(\.user) == ["hana", "hana!"])
    }

    @Test func aSingletonIsOneForEachValueOfItsArguments() async throws {
        let living = Counter()
        do {
            let built = Counter()
            let parent = try Container { c in
                c.register(Login.self, scope: .singleton) { (_: AsyncResolver, user: String) in
                    built.add(1)
                    return await Login(user, living)
                }
            }
            let child = try Container(parent: parent) { _ in }
            let hana = try await child.resolve(async: Login.self, arguments: "hana")
            #expect(try await parent.resolve(async: Login.self, arguments: "hana") === hana)
            let other = try await parent.resolve(async: Login.self, arguments: "other")
            #expect(other.user == "other" && built.value == 2)
        }
        for _ in 0..<20_000 where living.value > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(living.value == 0)
    }

    @Test func keptWithOtherArgumentsIsAnError() {
        let error = #expect(throws: RegistrationError.self) {
            try Container { c in
                c.register(Login.self, scope: .singleton) { (_: AsyncResolver, _: Prefix) in await Login("") }
                c.register(Login.self, scope: .graph) { (_: AsyncResolver, user: String) in await Login(user) }
            }
        }
        #expect(error?.problems.count == 2)
        #expect(error?.description.contains("cannot have this scope with arguments") == true)
    }

    @Test func aServiceMayNeedItselfWithOtherArguments() async throws {
        let container = try Container { c in
            c.register(Depth.self) { (r: AsyncResolver, depth: Int) in
                await Task.yield()
                return Depth(below: depth == 0 ? nil : try await r.resolve(Depth.self, arguments: depth - 1))
            }
        }
        #expect(try await container.resolve(async: Depth.self, arguments: 2).below?.below?.below == nil)
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(async: Depth.self, arguments: -1)
        }
        guard case .endless? = error?.reason else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func anErrorHasThePath() async throws {
        let container = try Container { c in
            c.register(Login.self) { (_: AsyncResolver, user: String) in
                if user.isEmpty { throw Refusal() }
                return await Login(user)
            }
            c.register(Depth.self) { r in
                _ = try await r.resolve(Login.self, arguments: "")
                return Depth(below: nil)
            }
        }
        let error = await #expect(throws: ResolutionError.self) { try await container.resolve(async: Depth.self) }
        #expect(error?.path.map { step in "\(step.service)" } == ["Depth", "Login"])
        guard case .factory(let inner)? = error?.reason, inner is Refusal else { return #expect(Bool(false)) }
    }

    // MARK: Overrides

    @Test func anAsynchronousOverrideIsKeptLikeTheService() async throws {
        let container = try Container { c in
            c.register(Login.self, scope: .singleton) { _ in await Login("live") }
            c.register(Login.self, name: "sync", scope: .weak) { _ in Login(made: "live") }
            c.register(Desk.self, Desk.init)
        }
        try await withOverrides {
            $0.override(Login.self) { _ in await Login("test") }
            $0.override(Login.self, name: "sync") { r in try await r.resolve(Login.self) }
            $0.expectLive(Desk.self)
        } operation: { () async throws in
            let session = try await container.resolve(async: Login.self)
            #expect(session.user == "test")
            #expect(try await container.resolve(async: Desk.self).session === session)
            #expect(try await container.resolve(async: Login.self, name: "sync") === session)
            // While it is replaced, it is asynchronous.
            #expect(throws: ResolutionError.self) { try container.resolve(Login.self, name: "sync") }
        }
        #expect(try await container.resolve(async: Login.self).user == "live")
        #expect(try container.resolve(Login.self, name: "sync").user == "live")
    }

    @Test func overridesTakeArguments() async throws {
        let container = try Container { c in
            c.register(Login.self, scope: .singleton) { (_: AsyncResolver, user: String) in await Login(user) }
            c.register(Login.self, name: "sync") { (_, user: String) in Login(made: user) }
        }
        try await withOverrides {
            $0.override(Login.self) { (_: AsyncResolver, user: String) in await Login("test " + user) }
            $0.override(Login.self, name: "sync") { (_, user: String) in Login(made: "test " + user) }
        } operation: { () async throws in
            #expect(try await container.resolve(async: Login.self, arguments: "a").user == "test a")
            #expect(try container.resolve(Login.self, name: "sync", arguments: "a").user == "test a")
        }
        // An ordinary closure that replaces an asynchronous one is awaited, too.
        try await withOverrides {
            $0.override(Login.self) { (_, user: String) in Login(made: "made " + user) }
        } operation: { () async throws in
            #expect(try await container.resolve(async: Login.self, arguments: "a").user == "made a")
            #expect(throws: ResolutionError.self) { try container.resolve(Login.self, arguments: "a") }
        }
        let error = await #expect(throws: OverrideError.self) {
            try await withOverrides {
                $0.override(Login.self) { (_: AsyncResolver, user: String) in await Login(user) }
            } operation: { () async throws in
            }
        }
        #expect(error?.unmatched.count == 1)
    }
}

private final class Prefix: Sendable {
    let text: String
    init(text: String) { self.text = text }
}

private final class Login: Sendable {
    let user: String
    private let living: Counter?

    init(made user: String) {
        self.user = user
        living = nil
    }

    init(_ user: String, _ living: Counter? = nil) async {
        await Task.yield()
        self.user = user
        self.living = living
        living?.add(1)
    }

    deinit { living?.add(-1) }
}

private final class Desk: Sendable {
    let session: Login
    init(session: Login) { self.session = session }
}

private final class Depth: Sendable {
    let below: Depth?
    init(below: Depth?) { self.below = below }
}
