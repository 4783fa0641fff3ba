import AppCore
import AppData
import AppDomain
import AppPresentation
import Dovetail
import DovetailTesting
import Foundation
import Testing

/// The app's container with some of its services replaced, a test at a time or all at once.
@Suite struct CoordinatorTests {
    private let screen = ScriptedScreen()
    private let app: Container

    init() throws {
        app = try Container(DataAssembly(path: nil), DomainAssembly(), PresentationAssembly(screen: screen))
    }

    private func main() throws -> any Coordinator {
        try app.resolve((any Coordinator).self, name: Coordinators.main)
    }

    @Test func aUserLogsInAndWrites() throws {
        screen.answer(["Nabi", "fish", "hello", "again", ""])
        try main().start()
        #expect(
            screen.lines == [
                "Hello, Nabi.", "Posts for Nabi", "Nabi: hello", "Nabi: again", "Nabi: hello",
            ])
    }

    @Test func aWrongPasswordIsAskedAgain() throws {
        screen.answer(["Nabi", "fish"])
        // The doubles are written by DovetailStubsPlugin, for what AppDomain marks.
        let users = UserRepositoryStub()
        users.containsNameReturnValue = true
        try withOverrides {
            $0.override((any UserRepository).self, with: users)
            $0.expectAnyLive()
        } operation: {
            try main().start()
        }
        #expect(screen.lines == ["That is not Nabi's password."])
        #expect(users.userNamePasswordReceivedArguments?.password == "fish")
        #expect(!users.addPasswordCalled)
    }

    @Test func theFeedShowsWhatTheRepositoryHas() throws {
        screen.answer([])
        let user = User(name: "Nabi")
        let (session, posts) = (SessionRepositoryStub(), PostRepositoryStub())
        session.userReturnValue = user
        posts.postsLimitReturnValue = [Post(author: user, text: "stubbed")]
        try withOverrides {
            $0.override((any SessionRepository).self, with: session)
            $0.override((any PostRepository).self, with: posts)
            $0.expectAnyLive()
        } operation: {
            try main().start()
        }
        #expect(screen.lines == ["Posts for Nabi", "Nabi: stubbed"])
    }

    @Test func theAppsContainerIsWhole() throws { try app.validate(runningFactories: true) }
}

/// A screen whose user says what a test says.
private final class ScriptedScreen: Screen, @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [String] = []
    private var shown: [String] = []

    var lines: [String] { lock.withLock { shown } }

    func answer(_ answers: [String]) { lock.withLock { self.answers = answers } }
    func show(_ line: String) { lock.withLock { shown.append(line) } }
    func ask(_ question: String) -> String? { lock.withLock { answers.isEmpty ? nil : answers.removeFirst() } }
}
