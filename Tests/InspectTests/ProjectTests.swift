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
                "dovetail.yml:4:32: error: static 'Metrics' is linked into both 'App' and 'ExternalLibrary', which end in "
                    + "one process [static-in-two-images]\n"), "\(found.errors)")
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
        #expect(found.errors.hasPrefix("../dovetail.yml:4:32: error: static 'Metrics'"), "\(found.errors)")
    }

    @Test func namesThatNothingHasAreErrors() throws {
        let vendor = try Vendor()
        try rules(vendor, "[ExternalLibary, lib/libMetrics.so, lib/libSession.so]")
        let found = try vendor.inspect("--project")
        #expect(found.status == 2)
        #expect(
            found.errors == """
                dovetail.yml:4:15: error: 'ExternalLibary' is no image of 'linkage' and no library; did you mean 'ExternalLibrary'?
                dovetail.yml:4:31: error: 'lib/libMetrics.so' is no image of 'linkage' and no library; did you mean 'lib/libMetrics.a'?

                """)
    }

    @Test func withoutImagesThereIsNothingToCheck() throws {
        let found = try Vendor().inspect("--project")
        #expect(found.status == 2)
        #expect(found.errors.hasPrefix("error: nothing tells what is linked"))
    }

    /// SwiftPM's manifests tell which target's libraries end in which image.
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
            found.errors.hasPrefix("App/Package.swift:7:49: error: static 'Metrics' is linked into both"),
            "\(found.errors)")
    }
}
