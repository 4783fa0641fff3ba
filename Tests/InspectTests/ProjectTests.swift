import Foundation
import Testing
import ToolRunner

/// `dovetail inspect --project`
@Suite struct ProjectTests {
    private func rules(_ vendor: Vendor, _ app: String) throws {
        try vendor.folder.write(
            "dovetail.yml",
            """
            linkage:
              images:
                - name: App
                  links: \(app)
                  embeds: [ExternalLibrary, lib/libSession.so]
                - name: ExternalLibrary
                  kind: dynamic
                  links: ["lib/*.a"]
            """)
    }

    @Test func aLibraryInTwoImagesIsAnError() throws {
        let vendor = try Vendor()
        try rules(vendor, "[ExternalLibrary, lib/libMetrics.a, lib/libSession.so]")
        let found = try vendor.inspect("--project")
        #expect(found.status == 1)
        #expect(
            found.errors.hasPrefix(
                "dovetail.yml:4:32: error: static library 'Metrics' is linked into both 'App' and 'ExternalLibrary', "
                    + "which load "
                    + "into the same process [static-in-two-images]\n"), "\(found.errors)")
        #expect(found.errors.hasSuffix("checked 2 images and 2 libraries\n1 error, 0 warnings\n"))
        let sarif = try vendor.inspect("--project", "--format", "sarif")
        #expect(sarif.output.contains("\"static-in-two-images\""))
        try rules(vendor, "[ExternalLibrary, lib/libSession.so]")
        let clean = try vendor.inspect("--project")
        #expect(clean.status == 0)
        #expect(clean.errors == "checked 2 images and 2 libraries\n0 errors, 0 warnings\n")
    }

    @Test func fromAnyFolder() throws {
        let vendor = try Vendor()
        try rules(vendor, "[ExternalLibrary, lib/libMetrics.a]")
        let found = try Command.dovetail("inspect", "--project", in: vendor.url.appendingPathComponent("lib"))
        #expect(found.errors.hasPrefix("../dovetail.yml:4:32: error: static library 'Metrics'"), "\(found.errors)")
    }

    @Test func namesThatNothingHasAreErrors() throws {
        let vendor = try Vendor()
        try rules(vendor, "[ExternalLibary, lib/libMetrics.so, lib/libSession.so]")
        let found = try vendor.inspect("--project")
        #expect(found.status == 2)
        #expect(
            found.errors == """
                dovetail.yml:4:15: error: 'ExternalLibary' is neither an image in 'linkage' nor a library; did you mean 'ExternalLibrary'?
                dovetail.yml:4:31: error: 'lib/libMetrics.so' is neither an image in 'linkage' nor a library; did you mean 'lib/libMetrics.a'?

                """)
    }

    @Test func withoutImagesThereIsNothingToCheck() throws {
        let found = try Vendor().inspect("--project")
        #expect(found.status == 2)
        #expect(found.errors.hasPrefix("error: cannot tell what the project links"))
    }

    /// Tuist's manifests declare the linkage when they are evaluated.
    @Test func manifestsOfTuist() throws {
        let vendor = try Vendor()
        func write(_ dependencies: String) throws {
            try vendor.folder.write(
                "Project.swift",
                """
                import ProjectDescription
                let project = Project(name: "Shop", targets: [
                    .target(
                        name: "App", destinations: .macOS, product: .app, bundleId: "a",
                        dependencies: [
                            .target(name: "ExternalLibrary"),
                            \(dependencies)
                        ]),
                    .target(
                        name: "ExternalLibrary", destinations: .macOS, product: .framework, bundleId: "e",
                        dependencies: [.library(path: "lib/libMetrics.a")]),
                ])
                """)
        }
        try write(".library(path: \"lib/libMetrics.a\"),")
        try vendor.folder.write("Tuist.swift", "import ProjectDescription\nlet tuist = Tuist()\n")
        let unknown = try vendor.inspect("--project")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("--evaluate-manifests"), "\(unknown.errors)")
        let found = try vendor.inspect("--project", "--evaluate-manifests")
        #expect(found.status == 1)
        #expect(
            found.errors.contains(
                "Project.swift:7:1: error: static library 'Metrics' is linked into both 'App' and 'ExternalLibrary'"),
            "\(found.errors)")
        try write("")
        // The archive is for Linux, so only the finding about the app's target is left.
        let clean = try vendor.inspect("--project", "--evaluate-manifests")
        #expect(!clean.errors.contains("static-in-two-images"), "\(clean.errors)")
        try write(".unheardOf(\"x\"),")
        let damaged = try vendor.inspect("--project", "--evaluate-manifests")
        #expect(damaged.status == 1)
        #expect(
            damaged.errors.contains("\nProject.swift:7:14: error: this manifest cannot be evaluated"),
            "\(damaged.errors)")
        let alone = try vendor.inspect("--evaluate-manifests")
        #expect(alone.status == 2, "\(alone.errors)")
    }

    /// A target of the project that is linked into a program and into a library that the program loads.
    @Test func aTargetInTwoImages() throws {
        let vendor = try Vendor()
        try vendor.folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                products: [
                    .library(name: "Kit", type: .dynamic, targets: ["Kit"]), .library(name: "Core", targets: ["Core"]),
                ],
                targets: [.target(name: "Core"), .target(name: "Kit", dependencies: ["Core"])])
            """)
        try vendor.folder.write("Kit/Sources/Core/Core.swift", "")
        try vendor.folder.write("Kit/Sources/Kit/Kit.swift", "import Core\n")
        func write(_ more: String) throws {
            try vendor.folder.write(
                "App/Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(path: "../Kit")],
                    targets: [
                        .executableTarget(name: "App", dependencies: [
                            .product(name: "Kit", package: "Kit"), \(more)
                        ])
                    ])
                """)
        }
        try vendor.folder.write("App/Sources/App/main.swift", "import Kit\n")
        try write("")
        let clean = try vendor.inspect("--project", "App")
        #expect(clean.status == 0, "\(clean.errors)")
        try write(".product(name: \"Core\", package: \"Kit\")")
        let found = try vendor.inspect("--project", "App")
        #expect(found.status == 1)
        #expect(
            found.errors.hasPrefix(
                "App/Package.swift:7:52: error: static library 'Core' is linked into both 'App' and 'Kit'"),
            "\(found.errors)")
        #expect(found.errors.contains("do not link 'Core' into 'App': it is in 'Kit', which is loaded anyway"))
    }

    /// SwiftPM's manifests declare which target's libraries are linked into which image.
    @Test func packagesTellItThemselves() throws {
        let vendor = try Vendor()
        try vendor.folder.write(
            "Wrapper/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Wrapper", products: [.library(name: "Wrapper", type: .dynamic, targets: ["Wrapper"])],
                targets: [
                    .systemLibrary(name: "Metrics"),
                    .target(name: "Wrapper", dependencies: ["Metrics"], linkerSettings: [.unsafeFlags(["-L../lib"])]),
                ])
            """)
        try vendor.folder.write("Wrapper/Sources/Wrapper/Wrapper.swift", "import Metrics\n")
        try vendor.folder.write(
            "Wrapper/Sources/Metrics/module.modulemap", "module Metrics [system] { link \"Metrics\" export * }\n")
        func app(_ dependencies: String, _ targets: String) throws {
            try vendor.folder.write(
                "App/Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(path: "../Wrapper")],
                    targets: [
                        \(targets)
                        .target(name: "Feature", dependencies: [\(dependencies).product(name: "Wrapper", package: "Wrapper")]),
                        .executableTarget(name: "App", dependencies: ["Feature"], linkerSettings: [.unsafeFlags(["-L../lib"])]),
                    ])
                """)
        }
        try vendor.folder.write("App/Sources/App/main.swift", "import Feature\n")
        try vendor.folder.write("App/Sources/Feature/Feature.swift", "import Wrapper\n")
        try app("", "")
        let clean = try vendor.inspect("--project", "App")
        #expect(clean.errors == "checked 2 images and 1 library\n0 errors, 0 warnings\n")
        try vendor.folder.write(
            "App/Sources/Again/module.modulemap", "module Again [system] { link \"Metrics\" export * }\n")
        try app("\"Again\", ", ".systemLibrary(name: \"Again\"),")
        let found = try vendor.inspect("--project", "App")
        #expect(found.status == 1)
        #expect(
            found.errors.hasPrefix("App/Package.swift:7:49: error: static library 'Metrics' is linked into both"),
            "\(found.errors)")
    }

    /// A package whose program has these linker settings.
    private func makePackage(_ vendor: Vendor, settings: String, more: String = "", uses: String = "") throws {
        try vendor.folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tool", targets: [
                \(more)
                .executableTarget(name: "Tool", dependencies: [\(uses)], linkerSettings: [\(settings)]),
            ])
            """)
        try vendor.folder.write("Sources/Tool/main.swift", "")
    }

    /// A path after an option is recognised as a library, and the option stays intact.
    @Test func pathsInUnsafeFlags() throws {
        let vendor = try Vendor()
        for flags in [
            "\"-Xlinker\", \"-force_load\", \"-Xlinker\", \"lib/libGone.a\"", "\"-Wl,-force_load,lib/libGone.a\"",
        ] {
            try makePackage(vendor, settings: ".unsafeFlags([\(flags)])")
            let found = try vendor.inspect("--project", "--format", "json")
            #expect(found.output.contains("no library found at 'lib/libGone.a'"), "\(found.output)\(found.errors)")
        }
    }

    /// A library in two images on two platforms that cannot be combined exists only once.
    @Test func conditionsOfSettings() throws {
        let vendor = try Vendor()
        func write(_ first: String, _ second: String) throws {
            try vendor.folder.write(
                "Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Tool", products: [.library(name: "Kit", type: .dynamic, targets: ["Kit"])],
                    dependencies: [.package(path: "Other")],
                    targets: [
                        .target(name: "Kit", linkerSettings: [
                            .linkedLibrary("Metrics", .when(platforms: [\(first)])), .unsafeFlags(["-Llib"]),
                        ]),
                        .executableTarget(
                            name: "Tool", dependencies: [.product(name: "More", package: "Other")],
                            linkerSettings: [
                                .linkedLibrary("Metrics", .when(platforms: [\(second)])), .unsafeFlags(["-Llib"]),
                            ]),
                    ])
                """)
        }
        try vendor.folder.write(
            "Other/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Other", products: [.library(name: "More", type: .dynamic, targets: ["More"])],
                targets: [.target(name: "More", linkerSettings: [
                    .linkedLibrary("Metrics", .when(platforms: [.macOS])), .unsafeFlags(["-L../lib"])])])
            """)
        try vendor.folder.write("Other/Sources/More/More.swift", "")
        try vendor.folder.write("Sources/Kit/Kit.swift", "")
        try vendor.folder.write("Sources/Tool/main.swift", "")
        try write(".iOS", ".iOS, .linux")
        let apart = try vendor.inspect("--project")
        #expect(apart.status == 0, "\(apart.errors)")
        try write(".iOS", ".macOS")
        let together = try vendor.inspect("--project")
        #expect(
            together.errors.contains("static library 'Metrics' is linked into both 'Tool' and 'More'"),
            "\(together.errors)")
    }

    @Test func binaryTargetsThatAreNotThere() throws {
        let vendor = try Vendor()
        try makePackage(
            vendor, settings: "",
            more: """
                .binaryTarget(name: "Gone", path: "Bin/Gone.xcframework"),
                .binaryTarget(name: "Far", url: "https://example.com/Far.zip", checksum: "aa"),
                """, uses: "\"Gone\", \"Far\"")
        let found = try vendor.inspect("--project")
        #expect(found.status == 1)
        #expect(
            found.errors.contains(
                "Package.swift:6:52: error: no library found at 'Bin/Gone.xcframework', so it is not checked"),
            "\(found.errors)")
        #expect(
            found.errors.contains(
                "Package.swift:6:60: the binary target 'Far' is not checked: 'swift package resolve'"),
            "\(found.errors)")
    }

    @Test func tuistBesideAPackage() throws {
        let vendor = try Vendor()
        try makePackage(vendor, settings: "")
        try vendor.folder.write("App/Project.swift", "")
        let found = try vendor.inspect("--project")
        #expect(
            found.errors.hasPrefix("warning: Tuist's targets are unknown: pass --evaluate-manifests"),
            "\(found.errors)")
    }

    @Test func whatIsExcludedIsNoLibrary() throws {
        let vendor = try Vendor()
        try vendor.run("mkdir Old && cp lib/libMetrics.a Old")
        try vendor.folder.write("dovetail.yml", "linkage: {images: [{name: App, links: [lib/libMetrics.a]}]}\n")
        #expect(try vendor.inspect("--project").errors.hasPrefix("checked 1 image and 3 libraries\n"))
        try vendor.folder.write(
            "dovetail.yml", "exclude: [Old]\nlinkage: {images: [{name: App, links: [lib/libMetrics.a]}]}\n")
        #expect(try vendor.inspect("--project").errors.hasPrefix("checked 1 image and 2 libraries\n"))
    }

    @Test func commentsInTheRulesFile() throws {
        let vendor = try Vendor()
        func write(_ comment: String) throws {
            try vendor.folder.write(
                "dovetail.yml",
                """
                linkage:
                  images:
                    - name: App
                      links: [lib/libSession.so]
                      embeds: [lib/libMetrics.a, lib/libSession.so] # dovetail:ignore \(comment)
                """)
        }
        try write("static-embedded: the store wants it")
        let silent = try vendor.inspect("--project")
        #expect(silent.errors.hasSuffix("libraries\n0 errors, 0 warnings\n"), "\(silent.errors)")
        try write("objc-flag: it is not so")
        let found = try vendor.inspect("--project").errors
        #expect(found.contains("[static-embedded]"), "\(found)")
        #expect(
            found.contains(
                "dovetail.yml:5:53: warning: there is no 'objc-flag' here to "
                    + "suppress"), "\(found)")
    }

    @Test func libraryAsAPathAndPatternsFromBelow() throws {
        let vendor = try Vendor()
        try vendor.folder.write(
            "dovetail.yml", "linkage: {images: [{name: App, links: [\"lib/*.a\"], sources: [Gone]}]}\n")
        let gone = try vendor.inspect("--project")
        #expect(gone.errors.contains("'sources' lists 'Gone', but there is no such folder"), "\(gone.errors)")
        try vendor.folder.write("dovetail.yml", "linkage: {images: [{name: App, links: [\"lib/*.a\"]}]}\n")
        let below = try Command.dovetail("inspect", "--project", in: vendor.url.appendingPathComponent("lib"))
        #expect(below.status == 0, "\(below.errors)")
        let path = try vendor.inspect("--project", "lib/libMetrics.a", "--rules", "dovetail.yml")
        #expect(path.errors.hasSuffix("0 errors, 0 warnings\n"), "\(path.errors)")
    }
}
