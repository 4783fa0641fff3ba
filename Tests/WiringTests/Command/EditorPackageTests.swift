import Foundation
import Testing
import ToolRunner

/// A package that only lists what Xcode builds is not compared.
@Suite struct EditorPackageTests {
    private static let app = """
        name: Shop
        packages: {Ads: {url: "https://packages.invalid/Ads", from: 1.0.0}}
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [Shop]
            dependencies: [{package: Ads}]
        """

    private func check(_ files: [String: String], _ arguments: String...) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail(["check", ".", "--verbose"] + arguments, in: folder.url)
    }

    private func package(_ target: String) -> String {
        "// swift-tools-version: 5.9\nimport PackageDescription\n"
            + "let package = Package(name: \"Shop\", targets: [\(target)])\n"
    }

    /// The package exists for an editor: SwiftPM cannot build an app.
    @Test(arguments: [
        #".target(name: "Shop", path: "Shop")"#, #".executableTarget(name: "Editor", path: "Shop")"#,
        #".target(name: "Shop", path: ".", sources: ["Shop"])"#,
    ])
    func aPackageForAnEditor(_ target: String) throws {
        let run = try check([
            "project.yml": Self.app, "Package.swift": package(target), "Shop/App.swift": "import Ads\n",
            "Shop/Model.swift": "let a = 1\n",
        ])
        #expect(!run.errors.contains("warning:"), "\(run.errors)")
        #expect(run.errors.contains("checked 1 module in 2 files"), "\(run.errors)")
    }

    /// A package in the folder of an app is a module of its own, even if the app's folder holds its files.
    @Test func aPackageBelowAnApp() throws {
        let run = try check([
            "project.yml": Self.app, "Shop/Kit/Package.swift": package(#".target(name: "Kit")"#),
            "Shop/App.swift": "import Ads\n", "Shop/Kit/Sources/Kit/Kit.swift": "import Ads\n",
        ])
        #expect(run.errors.contains("'Kit' imports 'Ads'"), "\(run.errors)")
    }

    /// A package that libraries of an Xcode project are built from as well is compared with both.
    @Test func aPackageThatIsBuiltTwice() throws {
        let run = try check([
            "project.yml": Self.app.replacingOccurrences(of: "type: application", with: "type: framework"),
            "Package.swift": package(#".target(name: "Shop", path: "Shop")"#), "Shop/App.swift": "import Ads\n",
        ])
        #expect(run.errors.contains("'Shop' imports 'Ads' but does not declare it as a dependency in Package.swift"))
        #expect(run.errors.contains("1 module is declared by several manifests"), "\(run.errors)")
    }
}
