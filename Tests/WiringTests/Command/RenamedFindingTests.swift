import Foundation
import Testing
import ToolRunner

/// Old ids of findings still work where users wrote them.
@Suite struct RenamedFindingTests {
    private func project(_ comment: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Bank",
                dependencies: [.package(url: "https://example.com/vendor", from: "1.0.0")],
                targets: [
                    .target(name: "Card", dependencies: [.product(name: "Vendor", package: "vendor")]),
                ])

            """)
        try folder.write(
            "dovetail.yml",
            """
            sources: [.]
            rules:
              - id: one-gateway
                protect: {modules: "external:Vendor", only: [Gateway]}

            """)
        try folder.write("Sources/Card/Card.swift", "import Vendor\(comment)\n")
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command {
        try Command.dovetail(["check"] + arguments, in: folder.url)
    }

    @Test func aCommentWithTheOldIDStillSuppresses() throws {
        #expect(try check(project()).errors.contains("[protected-import]"))
        let run = try check(project(" // dovetail:ignore unprotected-vendor: agreed"))
        #expect(!run.errors.contains("[protected-import]") && !run.errors.contains("suppress"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "Sources/Card/Card.swift:1:34: note: 'unprotected-vendor' is now called 'protected-import'\n"),
            "\(run.errors)")
    }

    @Test func aCommentWithTheOldIDIsUnusedWhereNothingIsFound() throws {
        let folder = try project()
        try folder.write("Sources/Card/Card.swift", "import Foundation // dovetail:ignore unprotected-vendor: agreed\n")
        #expect(try check(folder).errors.contains("there is no 'unprotected-vendor' here to suppress"))
    }

    @Test func aBaselineWithTheOldIDStillHolds() throws {
        let folder = try project()
        #expect(try check(folder, "--write-baseline", "known.json").status == 0)
        let path = folder.url.appendingPathComponent("known.json")
        let known = try String(contentsOf: path, encoding: .utf8)
        #expect(known.contains("protected-import"))
        try folder.write(
            "known.json", known.replacingOccurrences(of: "protected-import", with: "unprotected-vendor"))
        let run = try check(folder, "--baseline", "known.json")
        #expect(run.status == 0 && !run.errors.contains("[stale-baseline]"), "\(run.errors)")
        #expect(run.errors.contains("note: 'unprotected-vendor' is now called 'protected-import'"), "\(run.errors)")
    }

    @Test func explainKnowsTheOldID() throws {
        let folder = try TemporaryFolder()
        let old = try Command.dovetail(["explain", "unprotected-vendor"], in: folder.url)
        #expect(old.output == (try Command.dovetail(["explain", "protected-import"], in: folder.url)).output)
        #expect(old.output.hasPrefix("# protected-import"))
    }
}
