import Foundation
import Testing
import ToolRunner

/// Registrations of test code belong to the tests and do not affect the app.
@Suite struct TestCodeTests {
    /// An app that stores a container, and does not apply one of its assemblies.
    private static let app = """
        import Swinject
        final class Clock {}
        final class Log {}
        final class ClockAssembly: Assembly {
            func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
        }
        final class LogAssembly: Assembly {
            func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
        }
        let container = Container()
        let assembler = Assembler([ClockAssembly()], container: container)
        let clock = container.resolve(Clock.self)!
        let log = container.resolve(Log.self)!
        """

    /// Registers again what the app registers, applies what the app does not, and resolves what nothing registers.
    private static func tests(importing library: String) -> String {
        """
        import Swinject
        import \(library)
        final class TestAssembly: Assembly {
            func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
        }
        func setUp() { assembler.apply(assemblies: [LogAssembly(), TestAssembly()]) }
        func ask() { _ = container.resolve(Log.self); _ = container.resolve(Int.self) }
        """
    }

    private func check(_ files: [String: String], _ arguments: String...) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail(["check", ".", "--verbose"] + arguments, in: folder.url)
    }

    private func expectAppAlone(_ run: Command, _ comment: Comment) {
        #expect(run.status == 1, comment)
        #expect(!run.errors.contains("[duplicate-registration]"), comment)
        #expect(
            run.errors.contains(
                "App/App.swift:13:21: error: 'Log' is not registered: 'LogAssembly', which "
                    + "registers it, is never applied"), comment)
        #expect(run.errors.contains("'Log' is registered here by 'LogAssembly'"), comment)
        #expect(run.errors.contains("\nproved 1 of 2 resolutions\n1 error, 0 warnings\n"), comment)
    }

    @Test(arguments: ["XCTest", "Testing"])
    func aFileThatImportsATestLibrary(_ library: String) throws {
        let run = try check(["App/App.swift": Self.app, "Checks/Checks.swift": Self.tests(importing: library)])
        expectAppAlone(run, "\(run.errors)")
        #expect(run.errors.contains("\n1 file was excluded as test code (pass --include-tests)\n"))
    }

    @Test func aFileInAFolderOfTests() throws {
        let run = try check(["App/App.swift": Self.app, "AppTests/Checks.swift": Self.tests(importing: "App")])
        expectAppAlone(run, "\(run.errors)")
    }

    /// The manifest declares which target is a test.
    @Test func aTargetOfTests() throws {
        let swinject = #".product(name: "Swinject", package: "Swinject")"#
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [.package(url: "https://example.com/Swinject", from: "2.0.0")],
                targets: [
                    .executableTarget(name: "App", dependencies: [\(swinject)], path: "App"),
                    .testTarget(name: "Checks", dependencies: ["App", \(swinject)], path: "Checks"),
                ])
            """
        let run = try check([
            "Package.swift": package, "App/App.swift": Self.app, "Checks/Checks.swift": Self.tests(importing: "App"),
        ])
        expectAppAlone(run, "\(run.errors)")
        #expect(!run.errors.contains("taken for test code"), "\(run.errors)")
    }

    @Test(arguments: ["XCTest", "Testing"])
    func testsAreReadWhereTheyAreAskedFor(_ library: String) throws {
        let run = try check(
            ["App/App.swift": Self.app, "Checks/Checks.swift": Self.tests(importing: library)], "--include-tests")
        #expect(run.errors.contains("read 2 files, parsed 2"), "\(run.errors)")
        #expect(!run.errors.contains("taken for test code"), "\(run.errors)")
        #expect(
            run.errors.contains("Checks/Checks.swift:7:61: error: 'Int' is not registered [missing-registration]"),
            "\(run.errors)")
        #expect(run.errors.contains(" of 4 resolutions"), "\(run.errors)")
    }

    /// Registrations of tests do not exist when the app runs: if the tests are read, the app's own mistakes are still
    /// reported.
    @Test func theAppIsProvedWithoutItsTests() throws {
        let swinject = #".product(name: "Swinject", package: "Swinject")"#
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [.package(url: "https://example.com/Swinject", from: "2.0.0")],
                targets: [
                    .executableTarget(name: "App", dependencies: [\(swinject)], path: "App"),
                    .testTarget(name: "Checks", dependencies: ["App", \(swinject)], path: "Checks"),
                ])
            """
        let tests = """
            import Swinject
            import XCTest
            @testable import App
            final class Checks: XCTestCase {
                override func setUp() { assembler.apply(assemblies: [LogAssembly()]) }
                func testApp() { _ = container.resolve(Log.self); _ = container.resolve(Int.self) }
                func testOwn() {
                    let stubs = Container()
                    stubs.register(Int.self) { _ in 1 }
                    _ = stubs.resolve(Int.self)
                }
            }
            """
        for manifest in [["Package.swift": package], [:]] {
            let files = ["App/App.swift": Self.app, "Checks/Checks.swift": tests].merging(manifest) { $1 }
            let run = try check(files, "--include-tests")
            #expect(run.status == 1)
            // The app does not apply LogAssembly, but its tests do.
            #expect(
                run.errors.contains(
                    "App/App.swift:13:21: error: 'Log' is not registered: 'LogAssembly', which "
                        + "registers it, is never applied"), "\(run.errors)")
            #expect(!run.errors.contains("Checks/Checks.swift:6:36: error"), "\(run.errors)")
            #expect(
                run.errors.contains("Checks/Checks.swift:6:69: error: 'Int' is not registered"),
                "\(run.errors)")
            // A test runs after setUp, which is not known.
            #expect(
                run.errors.contains("\nproved 3 of 5 resolutions, 1 of them only if a branch is taken"),
                "\(run.errors)")
        }
    }

    /// The word in a comment or a string, and names that only start with it.
    @Test func filesThatAreNoTestCode() throws {
        let register = "import Swinject\nfunc more() { container.register(Int.self) { _ in 1 } }\n"
        let heads = [
            "// import XCTest\n", "import XCTestDynamicOverlay\n", "import TestingKit\n",
            "let text = \"import XCTest\"\n",
        ]
        for head in heads {
            let run = try check(["App/App.swift": Self.app, "App/More.swift": head + register])
            #expect(run.errors.contains("read 2 files"), "\(head): \(run.errors)")
            #expect(!run.errors.contains("taken for test code"), "\(head): \(run.errors)")
        }
    }
}
