import Foundation
import Testing
import ToolRunner

/// `not-sendable-kept` is an error where the target that registers is surely compiled in language mode 6.
@Suite struct LanguageModeTests {
    private static let program = """
        import Dovetail
        nonisolated final class Cache { var count = 0 }
        actor Loader {
            func load(_ box: Container) throws -> Int { try box.resolve(Cache.self).count }
        }
        @MainActor func show(_ box: Container) throws -> Int { try box.resolve(Cache.self).count }
        let box = try Container { c in c.register(Cache.self, scope: .singleton) { _ in Cache() } }
        print(try await Loader().load(box), try await show(box))
        """

    private func severity(_ files: [String: String], _ arguments: [String] = []) throws -> String {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, ["check", "."] + arguments, in: folder.url)
        let line = run.errors.components(separatedBy: "\n").first { $0.hasSuffix("[not-sendable-kept]") }
        return try #require(line, "\(run.errors)").components(separatedBy: ": ")[1]
    }

    @Test(arguments: [
        ("6.0", "", "[]", "error"), ("5.9", "", "[]", "warning"),
        ("6.0", "swiftLanguageModes: [.v5]", "[]", "warning"), ("6.0", "swiftLanguageModes: [.v6]", "[]", "error"),
        ("6.0", "swiftLanguageModes: [.v5, .v6]", "[]", "error"),
        ("6.0", "", "[.swiftLanguageMode(.v5)]", "warning"),
        ("6.0", "swiftLanguageModes: [.v5]", "[.swiftLanguageMode(.v6)]", "error"),
        ("6.0", "", "[.unsafeFlags([\"-swift-version\", \"5\"])]", "warning"),
        ("6.0", "", "[.swiftLanguageMode(.v6, .when(configuration: .debug))]", "warning"),
        // Only SwiftPM knows.
        ("6.0", "", "isNew ? [] : [.swiftLanguageMode(.v5)]", "warning"),
        ("6.0", "swiftLanguageModes: isNew ? [.v6] : [.v5]", "[]", "warning"),
    ]) func packages(_ tools: String, _ modes: String, _ settings: String, _ expected: String) throws {
        let manifest = """
            // swift-tools-version:\(tools)
            import PackageDescription
            import Foundation
            let isNew = ProcessInfo.processInfo.environment["NEW"] != nil
            let package = Package(name: "Bank", targets: [
                .executableTarget(name: "App", swiftSettings: \(settings)),
            ]\(modes.isEmpty ? "" : ", \(modes)"))
            """
        let files = ["Package.swift": manifest, "Sources/App/main.swift": Self.program]
        #expect(try severity(files) == expected)
    }

    /// A manifest whose text alone is read.
    @Test(arguments: [
        ("swiftSettings: []", "", "error"), ("swiftSettings: [.swiftLanguageMode(.v5)]", "", "warning"),
        ("swiftSettings: settings()", "", "warning"),
        ("swiftSettings: []", "for target in package.targets { target.swiftSettings = settings() }", "warning"),
        ("swiftSettings: []", "package.swiftLanguageModes = [.v5]", "warning"),
    ]) func textsOfPackages(_ settings: String, _ statement: String, _ expected: String) throws {
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription
            import Missing
            let package = Package(name: "Bank", targets: [.executableTarget(name: "App", \(settings))])
            \(statement)
            """
        let files = ["Package.swift": manifest, "Sources/App/main.swift": Self.program]
        #expect(try severity(files) == expected)
    }

    @Test(arguments: [
        ("6.0", "6.0", "error"), ("6", "6.0", "error"), ("5.0", "6.0", "warning"), ("5.0", "5.0", "warning"),
    ])
    func xcodeProjects(_ debug: String, _ release: String, _ expected: String) throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (B); };
                L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(debug); }; };
                R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = \(release); }; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.tool";
                    buildConfigurationList = L; buildPhases = (S); };
            }; rootObject = P; }
            """
        #expect(try severity(["Bank.xcodeproj/project.pbxproj": project, "main.swift": Self.program]) == expected)
    }

    @Test(arguments: [("6.0", "error"), ("5.0", "warning")])
    func xcodeGen(_ version: String, _ expected: String) throws {
        let spec = """
            name: Bank
            targets:
              App:
                type: tool
                platform: macOS
                sources: [Sources]
                settings:
                  SWIFT_VERSION: "\(version)"

            """
        #expect(try severity(["project.yml": spec, "Sources/main.swift": Self.program]) == expected)
    }

    @Test(arguments: [
        ("base: [\"SWIFT_VERSION\": \"6.0\"]", "error"), ("base: [:]", "warning"),
        ("base: [\"SWIFT_VERSION\": \"$(MODE)\", \"MODE\": \"6\"]", "error"),
    ]) func tuist(_ settings: String, _ expected: String) throws {
        let manifest = """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(
                    name: "App", destinations: .macOS, product: .commandLineTool, bundleId: "app",
                    sources: ["Sources/**"], settings: .settings(\(settings))),
            ])
            """
        let files = ["Project.swift": manifest, "Sources/main.swift": Self.program]
        #expect(try severity(files, ["--evaluate-manifests"]) == expected)
    }
}
