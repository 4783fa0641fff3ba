import Foundation
import Testing
import ToolRunner

/// The test bundles of an Xcode project are modules of their own: their imports are checked, and rules apply to them.
@Suite struct XcodeTestBundleTests {
    /// `Bank` is a framework, and `App` links it. The bundle `AppTests` links nothing.
    ///
    /// - Parameter host: the value of `TEST_HOST`; nil for tests that no app loads.
    private func folder(host: String? = "App", _ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let settings = host.map { "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\($0).app/\($0)\";" } ?? ""
        let project = XcodeAppTests.project.replacingOccurrences(of: "(LAppTestsBank)", with: "()")
            .replacingOccurrences(
                of: "TAppTests = { isa = PBXNativeTarget;",
                with: """
                    N = { isa = PBXTargetDependency; target = TApp; };
                    L = { isa = XCConfigurationList; buildConfigurations = (D); };
                    D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                    TAppTests = { isa = PBXNativeTarget; buildConfigurationList = L; dependencies = (N);
                    """)
        let all = [
            "Bank.xcodeproj/project.pbxproj": project, "Bank/Card.swift": "import Dovetail\npublic struct Card {}\n",
            "App/App.swift": "import Dovetail\nlet name = 1\n", "Admin/App.swift": "import Bank\nimport Dovetail\n",
            "AppTests/Tests.swift": "import Dovetail\nimport Bank\n@testable import App\n",
        ]
        for (name, text) in all.merging(files, uniquingKeysWith: { $1 }) { try folder.write(name, text) }
        return folder
    }

    private func check(
        host: String? = "App", _ files: [String: String] = [:], _ arguments: String...
    ) throws -> (status: Int32, errors: String) {
        let folder = try folder(host: host, files)
        let run = try Command.run(Command.dovetail, ["check"] + arguments, in: folder.url)
        return (run.status, run.errors)
    }

    /// An app that links a framework for its tests needs it, and the tests may import it.
    @Test func whatOnlyTestsImport() throws {
        let run = try check()
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("checked 4 modules in 4 files; the package of 1 product"), "\(run.errors)")
        #expect(run.errors.contains("0 errors, 0 warnings"), "\(run.errors)")
        let without = try check(["AppTests/Tests.swift": "import Dovetail\n@testable import App\n"])
        #expect(
            without.errors.contains("warning: 'App' depends on 'Bank' but never imports it [unused-dependency]"),
            "\(without.errors)")
    }

    /// Tests that no app loads have nothing from it.
    @Test func testsWithoutAHost() throws {
        let run = try check(host: nil, [:], "--verbose")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "AppTests/Tests.swift:2:8: warning: 'AppTests' imports 'Bank' but does not declare it as a dependency"),
            "\(run.errors)")
        #expect(run.errors.contains("it compiles only because of this chain: AppTests → App → Bank"), "\(run.errors)")
    }

    @Test func importsOfTestsAreChecked() throws {
        let run = try check(["AppTests/Tests.swift": "import Bank\nimport Admin\n"])
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "AppTests/Tests.swift:2:8: warning: 'AppTests' imports 'Admin' but does not declare it as a dependency"),
            "\(run.errors)")
    }

    @Test func rulesSelectTests() throws {
        let rules = """
            rules:
              - id: tests-use-the-app
                forbid: {from: "kind:test", to: Bank}

            """
        let run = try check(["dovetail.yml": rules])
        #expect(run.status == 1)
        #expect(run.errors.contains("AppTests/Tests.swift:2:8: error: 'AppTests' imports 'Bank'"), "\(run.errors)")
        #expect(!run.errors.contains("unknown-module"), "\(run.errors)")
    }

    /// A root in a test is none of the program's, unless tests are asked for.
    @Test func testsAreNoPrograms() throws {
        let root = """
            import Dovetail
            protocol LoginDependency: Dependency { var user: String { get } }
            final class LoginComponent: Component<LoginDependency> {}
            final class TestRoot: BootstrapComponent { var login: LoginComponent { LoginComponent(parent: self) } }

            """
        let run = try check(["AppTests/Tests.swift": root + "import Bank\n"])
        #expect(run.status == 0, "\(run.errors)")
        let asked = try check(["AppTests/Tests.swift": root + "import Bank\n"], "--include-tests")
        #expect(asked.status == 1)
        #expect(asked.errors.contains("LoginComponent needs 'user: String'"), "\(asked.errors)")
    }

    /// An XcodeGen specification says the same.
    @Test func xcodeGen() throws {
        let folder = try TemporaryFolder()
        let specification = """
            name: Bank
            targets:
              Bank: {type: framework, platform: iOS, sources: [Bank]}
              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [target: Bank]
              AppTests:
                type: bundle.unit-test
                platform: iOS
                sources: [AppTests]
                dependencies: [target: App]
              AppUITests:
                type: bundle.ui-testing
                platform: iOS
                sources: [AppUITests]
                dependencies: [target: App]

            """
        let files = [
            "project.yml": specification, "Bank/Card.swift": "import Foundation\npublic struct Card {}\n",
            "App/App.swift": "import Foundation\nlet name = 1\n",
            "AppTests/Tests.swift": "import XCTest\nimport Bank\nimport App\n",
            "AppUITests/Tests.swift": "import XCTest\n",
        ]
        for (name, text) in files { try folder.write(name, text) }
        let run = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "checked 4 modules in 4 files\n2 files were excluded as test code (pass --include-tests)\n0 errors, 0 warnings"
            ), "\(run.errors)")
        // A test of the user interface runs beside the app.
        try folder.write("AppUITests/Tests.swift", "import XCTest\nimport Bank\n")
        let other = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(other.status == 0)
        #expect(other.errors.contains("AppUITests/Tests.swift:2:8: warning: 'AppUITests' imports 'Bank'"))
    }
}
