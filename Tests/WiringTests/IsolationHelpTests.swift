import Foundation
import Testing
import ToolRunner

/// What the findings about isolated and asynchronous services tell to write.
@Suite struct IsolationHelpTests {
    private static let services = """
        import Dovetail
        @globalActor actor Disk { static let shared = Disk() }
        final class Database: Sendable { init() async {} }
        @MainActor final class Screen { init() {} }
        @MainActor final class Page { init(database: Database) {} }
        @Disk final class Store { init() {} }
        struct Stand: Sendable { let screen: Screen }
        struct Shop: Sendable {
            let screen: Screen
            let database: Database
        }
        let box = try Container { c in
            c.register(Database.self, Database.init)
            c.register(Screen.self, on: MainActor.self, Screen.init)
            c.register(Stand.self, Stand.init)
            c.register(Shop.self, Shop.init)

        """

    @Test(arguments: [
        (
            "", "try box.resolve(Stand.self)",
            "pass 'on: MainActor.self' to this call; from outside the main actor, "
                + "call it with 'try await'"
        ),
        (
            "", "try await box.resolve(async: Stand.self)",
            "replace 'async:' with 'on: MainActor.self': "
                + "try await … resolve(…, on: MainActor.self)"
        ),
        (
            "", "try await box.resolve(async: Shop.self)",
            "register 'Shop' with an asynchronous factory that resolves "
                + "what is isolated with 'try await r.resolve(…, on: MainActor.self)'"
        ),
        (
            "c.register(Page.self, on: MainActor.self, Page.init)", "try await box.resolve(async: Page.self)",
            "register 'Page' with { @MainActor r in try await … r.resolve() }"
        ),
        (
            "c.register(Page.self, on: MainActor.self) { r in try Page(database: r.resolve()) }",
            "try await box.resolve(async: Page.self)",
            "remove 'on: MainActor.self' and make the factory asynchronous: { @MainActor r in try await … r.resolve() }"
        ),
        (
            "c.register(Screen.self, name: \"a\") { _ in Screen() }",
            "try await box.resolve(async: Screen.self, name: \"a\")",
            "register 'Screen' named \"a\" with 'on: MainActor.self', and resolve it with 'on: MainActor.self'"
        ),
        (
            "c.register(Store.self) { _ in Store() }", "try await box.resolve(async: Store.self)",
            "make the factory asynchronous: { _ in await Store(…) }"
        ),
    ]) func help(_ registration: String, _ resolution: String, _ expected: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/main.swift", "\(Self.services)    \(registration)\n}\n_ = \(resolution)\n")
        let arguments = ["check", "--target", "App", "--module", "App=App"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        let helps = run.errors.split(separator: "\n").filter { $0.contains("note: help: ") && !$0.contains("unused") }
            .compactMap { $0.components(separatedBy: "note: help: ").last }
        // One error, and what else is said is about services that nothing resolves.
        #expect(run.errors.contains("\n1 error, "), "\(run.errors)")
        #expect(helps.contains(expected), "\(helps)")
    }

    /// A package's default isolation decides whether a class without isolation is one of the main actor, whether the
    /// manifest's text says it or SwiftPM has to.
    @Test(arguments: [
        ("[.defaultIsolation(MainActor.self)]", true), ("[.swiftLanguageMode(.v6)]", false),
        ("Bool.random() || true ? [.defaultIsolation(MainActor.self)] : []", true),
    ]) func defaultIsolation(_ settings: String, isMain: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "App", targets: [.executableTarget(name: "App", swiftSettings: \(settings))])
            """)
        try folder.write(
            "Sources/App/main.swift",
            """
            import Dovetail
            final class Screen { init() {} }
            let box = try Container { c in c.register(Screen.self, Screen.init) }
            _ = try box.resolve(Screen.self)
            """)
        let arguments = ["check", "--package-path", ".", "--target", "App"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        #expect(run.errors.contains("main.swift:4:13: error: 'Screen' is isolated") == isMain, "\(run.errors)")
    }
}
