import Foundation
import Testing
import ToolRunner

/// What targets of XcodeGen specifications embed, and variables of the environment in them.
@Suite struct XcodeGenLinkageTests {
    private static let specification = """
        name: Bank
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            dependencies:
              - target: Kit
              - {target: Other, embed: false}
              - target: Fixed
              - {target: Widget}
              - {framework: Vendor/Ready.framework}
          Widget:
            type: app-extension
            platform: iOS
            dependencies: [{target: Kit}]
          Kit: {type: framework, platform: iOS}
          Other: {type: framework, platform: iOS}
          Fixed: {type: framework.static, platform: iOS}
          Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: App}]}

        """

    private func run(
        _ specification: String, _ arguments: String..., files: [String: String] = [:],
        environment: [String: String] = [:]
    ) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("project.yml", specification)
        try folder.write("App/App.swift", "let a = 1\n")
        for (path, text) in files { try folder.write(path, text) }
        var all = ProcessInfo.processInfo.environment
        for (name, value) in environment { all[name] = value }
        return try Command.run(Command.dovetail, arguments, in: folder.url, environment: all)
    }

    /// Xcode copies a library of a package that is not dynamic into each image that links it.
    @Test(arguments: ["", ", type: .dynamic"])
    func aPackageInTwoImages(_ type: String) throws {
        let specification = """
            name: Demo
            packages: {Inject: {path: Inject}}
            targets:
              Demo: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}, {package: Inject}]}
              Kit: {type: framework, platform: iOS, dependencies: [{package: Inject}]}
              Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: Demo}, {package: Inject}]}

            """
        let package = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Inject", products: [.library(name: "Inject"\(type), targets: ["Inject"])],
                targets: [.target(name: "Inject")])

            """
        let files = ["Inject/Package.swift": package, "Inject/Sources/Inject/Inject.swift": "public let a = 1\n"]
        let run = try run(specification, "inspect", "--project", files: files)
        let found = run.errors.components(separatedBy: "[static-in-two-images]").count - 1
        #expect(found == (type.isEmpty ? 1 : 0), "\(run.errors)")
        #expect(
            found == 0
                || run.errors.contains("error: static library 'Inject' is linked into both 'Demo' and 'Kit'"),
            "\(run.errors)")
    }

    @Test func embedsByDefault() throws {
        let run = try run(Self.specification, "inspect", "--project", "--verbose")
        #expect(
            run.errors.contains(
                """
                project.yml:3:3: App [app]
                  project.yml:8:9: links Kit
                  project.yml:9:9: links Other
                  project.yml:10:9: links Fixed
                  project.yml:12:9: links Vendor/Ready.framework
                  project.yml:8:9: embeds Kit
                  project.yml:12:9: embeds Vendor/Ready.framework

                """), "\(run.errors)")
        #expect(run.errors.contains("project.yml:9:9: error: "), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "[dynamic-not-embedded]").count == 2, "\(run.errors)")
    }

    @Test func platformsOfDependencies() throws {
        let text = Self.specification.replacingOccurrences(
            of: "- target: Kit", with: "- {target: Kit, destinationFilters: [iOS, macOS]}")
        let run = try run(text, "inspect", "--project", "--verbose")
        #expect(run.errors.contains("links Kit on iOS, macOS\n"), "\(run.errors)")
    }

    /// A target of another project is that project's, also if one of this project has the same name.
    @Test func targetsOfOtherProjects() throws {
        let text = """
            name: Bank
            projectReferences: {Shop: {path: Shop/Shop.xcodeproj}}
            targets:
              App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Shop/Kit}]}
              Kit: {type: framework.static, platform: iOS}

            """
        let other = """
            name: Shop
            targets:
              Kit: {type: framework, platform: iOS}

            """
        let run = try run(text, "inspect", "--project", "--verbose", files: ["Shop/project.yml": other])
        #expect(
            run.errors.contains(
                """
                project.yml:4:3: App [app]
                  project.yml:4:74: links Shop/Kit
                  project.yml:4:74: embeds Shop/Kit

                """), "\(run.errors)")
    }

    @Test func variablesOfTheEnvironment() throws {
        let text = """
            name: Bank
            include: ["${FLAVOUR}.yml"]
            targets:
              App:
                type: application
                platform: iOS
                sources: ["${FLAVOUR}App", "${NOWHERE}/More"]
                settings: {base: {OTHER: "${SRCROOT}/x"}}
            """
        let files = [
            "Pro.yml": "targets: {Kit: {type: framework, platform: iOS, sources: Kit}}\n",
            "ProApp/Pro.swift": "import Kit\n", "Kit/Kit.swift": "let a = 1\n",
        ]
        let run = try run(text, "check", ".", "--verbose", files: files, environment: ["FLAVOUR": "Pro"])
        #expect(run.errors.contains("ProApp/Pro.swift:1:8: warning: 'App' imports 'Kit'"), "\(run.errors)")
        #expect(
            run.errors.contains("warning: project.yml:7:32: the environment variable 'NOWHERE' is not set\n"),
            "\(run.errors)")
        #expect(!run.errors.contains("SRCROOT") && !run.errors.contains("FLAVOUR"), "\(run.errors)")
    }

    /// The project that XcodeGen wrote, before the specification changed.
    @Test func differencesOfDependencies() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, K, O); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (LA, EA); dependencies = (X); fileSystemSynchronizedGroups = (S); };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = RK; };
            O = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; productReference = RO; };
            RK = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            RO = { isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            RU = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            B1 = { isa = PBXBuildFile; fileRef = RK; };
            B2 = { isa = PBXBuildFile; fileRef = RU; };
            B3 = { isa = PBXBuildFile; fileRef = RO; };
            LA = { isa = PBXFrameworksBuildPhase; files = (B1, B2); };
            EA = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (B3); };
            X = { isa = PBXTargetDependency; target = K; };
            }; rootObject = P; }

            """
        func warnings(_ dependencies: String) throws -> [Substring] {
            let text = """
                name: Bank
                targets:
                  App: {type: application, platform: iOS, sources: [App], dependencies: [\(dependencies)]}
                  Kit: {type: framework, platform: iOS}
                  Other: {type: framework, platform: iOS}
                """
            let run = try run(text, "check", ".", files: ["Bank.xcodeproj/project.pbxproj": project])
            return run.errors.split(separator: "\n").filter { $0.hasPrefix("warning: Bank.xcodeproj ") }.map {
                $0.dropFirst(24)
            }
        }
        #expect(
            try warnings("{target: Kit}, {target: Other}") == [
                "does not use 'Other' in 'App', unlike project.yml", "uses 'UIKit' in 'App', unlike project.yml",
                "does not embed 'Kit' in 'App', unlike project.yml",
                "is out of date and is used unchanged; `xcodegen generate` updates it from project.yml",
            ])
        #expect(
            try warnings("{target: Kit, embed: false}, {sdk: UIKit.framework}") == [
                "embeds 'Other' in 'App', unlike project.yml",
                "is out of date and is used unchanged; `xcodegen generate` updates it from project.yml",
            ])
    }
}
