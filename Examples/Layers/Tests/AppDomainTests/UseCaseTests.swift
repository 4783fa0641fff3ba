import AppCore
import AppDomain
import Dovetail
import Foundation
import Testing

/// The domain with repositories of its own: no other layer is built for it.
@Suite struct UseCaseTests {
    private let memory = Memory()
    private let container: Container

    init() throws {
        container = try Container { [memory] c in
            try c.add(DomainAssembly())
            c.register((any UserRepository).self) { _ in memory }
            c.register((any SessionRepository).self) { _ in memory }
            c.register((any PostRepository).self) { _ in memory }
            c.contribute((any PostListener).self) { _ in memory }
        }
    }

    @Test func aNewNameMakesAUser() throws {
        let login = try container.resolve((any LoginUseCase).self)
        #expect(try login.login(name: "Nabi", password: "fish") == User(name: "Nabi"))
        #expect(try login.current() == User(name: "Nabi"))
        try login.logout()
        #expect(throws: LoginError.wrongPassword) { try login.login(name: "Nabi", password: "dog") }
        #expect(try login.current() == nil)
    }

    @Test func onlyWhoIsLoggedInWrites() throws {
        let feed = try container.resolve((any FeedUseCase).self)
        #expect(throws: LoginError.notLoggedIn) { try feed.write("hello") }
        _ = try container.resolve((any LoginUseCase).self).login(name: "Nabi", password: "fish")
        let post = try feed.write("hello")
        #expect(try feed.feed() == [post])
        #expect(memory.heard.value == ["hello"])
    }
}

/// Repositories without a store.
private final class Memory: UserRepository, SessionRepository, PostRepository, PostListener {
    private let passwords = Locked<[String: String]>([:])
    private let session = Locked<User?>(nil)
    private let kept = Locked<[Post]>([])
    let heard = Locked<[String]>([])

    func user(name: String, password: String) -> User? {
        passwords.value[name] == password ? User(name: name) : nil
    }
    func add(_ user: User, password: String) { passwords.change { $0[user.name] = password } }
    func contains(name: String) -> Bool { passwords.value[name] != nil }
    func user() -> User? { session.value }
    func set(_ user: User?) { session.change { $0 = user } }
    func posts(limit: Int) -> [Post] { Array(kept.value.reversed().prefix(limit)) }
    func add(_ post: Post) { kept.change { $0.append(post) } }
    func written(_ post: Post) { heard.change { $0.append(post.text) } }
}

private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
