import Foundation
import Testing
import ToolRunner

/// What a build plugin adds to an Xcode target may import what the target's own files do not.
@Suite struct BuildPluginTests {
    private func check(_ files: [String: String]) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail("check", ".", "--verbose", in: folder.url)
    }

    @Test(arguments: [true, false]) func ofAnXcodeProject(_ hasPlugin: Bool) throws {
        let run = try check([
            "App/App.swift": "let a = 1\n",
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A); packageReferences = (X); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
            X = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.invalid/R"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  buildPhases = (S, L); packageProductDependencies = (R); dependencies = (\(hasPlugin ? "D" : "")); };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            L = { isa = PBXFrameworksBuildPhase; files = (C); };
            C = { isa = PBXBuildFile; productRef = R; };
            R = { isa = XCSwiftPackageProductDependency; package = X; productName = R; };
            D = { isa = PBXTargetDependency; productRef = Y; };
            Y = { isa = XCSwiftPackageProductDependency; package = X; productName = "plugin:Generate"; };
            }; rootObject = P; }
            """,
        ])
        #expect(run.errors.contains("[unused-dependency]") == !hasPlugin, "\(run.errors)")
    }

    @Test(arguments: ["", "    buildToolPlugins: [{plugin: Generate, package: R}]\n"])
    func ofASpecification(_ plugins: String) throws {
        let run = try check([
            "App/App.swift": "let a = 1\n",
            "project.yml": """
            name: App
            packages: {R: {url: "https://packages.invalid/R", from: 1.0.0}}
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{package: R}]
            \(plugins)
            """,
        ])
        #expect(run.errors.contains("[unused-dependency]") == plugins.isEmpty, "\(run.errors)")
    }

    /// SwiftPM wants the package, too, if none of its targets uses another of its products.
    @Test func aPackageThatIsNotNamed() throws {
        func manifest(_ name: String, _ dependencies: String, _ targets: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies)], targets: [\(targets)])

            """
        }
        var files = [
            "Low/Package.swift": manifest("Low", "", #".target(name: "Low")"#),
            "Low/Sources/Low/Low.swift": "public let a = 1\n",
            "UI/Package.swift": manifest("UI", "", #".target(name: "UI"), .target(name: "Other")"#),
            "UI/Sources/UI/UI.swift": "import Low\n", "UI/Sources/Other/Other.swift": "let b = 1\n",
        ]
        let run = try check(files)
        let help = "help: add 'Low' to the dependencies of 'UI' in UI/Package.swift"
        #expect(run.errors.contains(help + ", and 'low' to those of the package 'ui'\n"), "\(run.errors)")
        files["UI/Package.swift"] = manifest(
            "UI", #".package(path: "../Low")"#,
            #".target(name: "UI"), .target(name: "Other", dependencies: [.product(name: "Low", package: "Low")])"#)
        files["UI/Sources/Other/Other.swift"] = "import Low\n"
        let named = try check(files)
        #expect(named.errors.contains(help + "\n"), "\(named.errors)")
    }
}
