import Foundation
import Testing
import ToolRunner

/// A component alone, with a double of its dependency: compiled with the library, and run.
@Suite struct DependencyDoubleTests {
    private static let sources = """
        import IMPORT

        struct User: Equatable { var name: String }
        protocol Sessions: AnyObject { func current() -> User? }
        protocol AccountDependency: Dependency { var sessions: any Sessions { get } }
        protocol LoginDependency: AccountDependency { var title: String { get } }
        // Nothing of a component: no double is written.
        protocol Unrelated { func go() }

        final class LoginComponent: Component<LoginDependency> {
            var heading: String { "\\(dependency.title) \\(dependency.sessions.current()?.name ?? "nobody")" }
            var account: AccountComponent { AccountComponent(parent: self) }
        }
        final class AccountComponent: Component<AccountDependency> {}
        """

    private static let program = """
        final class OneSession: Sessions { func current() -> User? { User(name: "Ann") } }

        @main struct Program {
            static func main() {
                let dependency = LoginDependencyStub()
                dependency.underlyingTitle = "Welcome,"
                dependency.underlyingSessions = OneSession()
                let component = LoginComponent(dependency: dependency)
                print(component.heading)
                print(dependency.titleCallsCount, dependency.sessionsCallsCount)
                let account = AccountDependencyStub()
                account.underlyingSessions = OneSession()
                print(AccountComponent(dependency: account).dependency.sessions.current() == User(name: "Ann"))
            }
        }
        """

    @Test(arguments: [
        ("Dovetail", ["-swift-version", "5"]), ("Dovetail", ["-swift-version", "6"]),
        ("DovetailMain", ["-swift-version", "6", "-default-isolation", "MainActor"]),
    ])
    func aComponentAlone(_ library: String, _ flags: [String]) throws {
        let runtime = RuntimeBuild.shared
        #expect(runtime.failure == nil)
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/App.swift", Self.sources.replacingOccurrences(of: "IMPORT", with: library))
        try folder.write("Program.swift", Self.program)
        let run = try Command.dovetail("stub", "--dependencies", "--output", "Stubs.swift", "Sources", in: folder.url)
        #expect(run.status == 0 && run.errors.contains("2 doubles"), "\(run.errors)")
        let built = try Command.run(
            Command.swiftc,
            flags + ["-parse-as-library", "-module-name", "App", "-o", "program"] + runtime.flags
                + ["Sources/App/App.swift", "Stubs.swift", "Program.swift"] + runtime.objects, in: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("warning:"), "\(built.errors)")
        let ran = try Command.run(folder.url.appendingPathComponent("program").path, [])
        #expect(ran.output == "Welcome, Ann\n1 1\ntrue\n", "\(ran.output)\(ran.errors)")
    }
}
