import Foundation
import Testing
import ToolRunner

/// `dovetail modules fix-imports`
@Suite struct FixImportsTests {
    private static let sources = [
        "Sources/Money/Money.swift": "public struct Money: Sendable { public init() {} }\n",
        "Sources/Clock/Clock.swift": "public struct Clock: Sendable { public init() {} }\n",
        "Sources/Account/Account.swift": "import Money\npublic let balance = Money()\n",
        "Sources/Transfer/Transfer.swift": "import Account\nimport Money\npublic let amount: Money = balance\n",
        "Sources/Report/Report.swift": "import Transfer\nimport Clock\nlet sent = amount\n",
    ]

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Bank",
          targets: [
            .target(name: "Money"), .target(name: "Clock"),
            .target(name: "Account"),  // the books
            .target(name: "Transfer", dependencies: ["Account", "Clock"]),
            .target(
              name: "Report",
              dependencies: [
                // what is shown
                "Transfer",
                "Money",  // amounts
              ]),
          ]
        )

        """

    private static let fixed = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Bank",
          targets: [
            .target(name: "Money"), .target(name: "Clock"),
            .target(name: "Account", dependencies: ["Money"]),  // the books
            .target(name: "Transfer", dependencies: ["Account", "Money"]),
            .target(
              name: "Report",
              dependencies: [
                // what is shown
                "Transfer",
                "Clock",
              ]),
          ]
        )

        """

    private func package(_ manifest: String = Self.manifest) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.sources { try folder.write(path, text) }
        try folder.write("Package.swift", manifest)
        return folder
    }

    private func text(_ folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    }

    @Test func changesNothingButTheLines() throws {
        let folder = try package()
        let dry = try Command.run(Command.dovetail, ["modules", "fix-imports", "--dry-run"], in: folder.url)
        #expect(dry.status == 0 && dry.output.contains("-        \"Money\",  // amounts"), "\(dry.output)\(dry.errors)")
        #expect(try text(folder) == Self.manifest)
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text(folder) == Self.fixed)
        let again = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(again.errors == "every manifest matches its imports\n")
        let check = try Command.run(Command.dovetail, ["check", "."], in: folder.url)
        #expect(check.errors == "checked 5 modules in 5 files\n0 errors, 0 warnings\n")
        let build = try Command.swift(["build"] + Compiler.buildFlags, in: folder.url)
        #expect(build.status == 0, "\(build.output)\(build.errors)")
    }

    /// A product that is not on disk may contain any module, so nobody knows whether the import is declared.
    /// SwiftPM knows a package by the name that the manifest gives it, and then not by its folder.
    @Test(arguments: [("name: \"Given\", ", "Given"), ("", "Lib")])
    func packagesWithNames(_ name: String, _ expected: String) throws {
        let work = try TemporaryFolder()
        try work.write(
            "Lib/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "TheLib", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
            """)
        try work.write("Lib/Sources/Core/Core.swift", "public struct Core {}\n")
        try work.write(
            "App/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(\(name)path: "../Lib")], targets: [.target(name: "App")])
            """)
        try work.write("App/Sources/App/App.swift", "import Core\n")
        let run = try Command.dovetail(
            ["modules", "fix-imports", "."], in: work.url.appendingPathComponent("App"))
        #expect(run.status == 0, "\(run.errors)")
        let manifest = try String(
            contentsOf: work.url.appendingPathComponent("App/Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".product(name: \"Core\", package: \"\(expected)\")"), "\(manifest)")
    }

    @Test func importsThatAreUndecided() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/App/App.swift", "import SwiftASN1\nimport X509\n")
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
              name: "App",
              dependencies: [.package(url: "https://example.com/swift-certificates.git", from: "1.0.0")],
              targets: [
                .target(name: "App", dependencies: [.product(name: "X509", package: "swift-certificates")])
              ])

            """)
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                1 import undecided; 'dovetail check --verbose' lists them
                nothing else to change in any manifest

                """)
    }

    @Test func leavesWhatIsSuppressed() throws {
        let folder = try package(
            Self.manifest.replacingOccurrences(
                of: "\"Money\",  // amounts", with: "\"Money\",  // dovetail:ignore unused-dependency: for later"))
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text(folder).contains("\"Money\",  // dovetail:ignore unused-dependency: for later"))
    }

    @Test func saysWhatItCannotWrite() throws {
        let computed = Self.manifest
            .replacingOccurrences(
                of: "let package", with: "let books: [Target.Dependency] = [\"Account\", \"Clock\"]\n\nlet package"
            )
            .replacingOccurrences(of: "[\"Account\", \"Clock\"]),", with: "books),")
        let folder = try package(computed)
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "left: Sources/Transfer/Transfer.swift:2:8: the dependencies of the target 'Transfer' are not "
                    + "an array literal"
            ),
            "\(run.errors)")
        #expect(try text(folder).contains("\"Clock\",\n      ]"), "the others are written")
    }

    // MARK: Packages next to and above the folder

    @Test(arguments: ["..", "../", "../../Kit"])
    func aPackageAboveIsFound(_ path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
              name: "Kit", products: [.library(name: "Money", targets: ["Money"])], targets: [.target(name: "Money")])
            """)
        try folder.write("Kit/Sources/Money/Money.swift", "public let money = 1\n")
        try folder.write(
            "Kit/App/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
              name: "App", dependencies: [.package(path: "\(path)")], targets: [.target(name: "App")])
            """)
        try folder.write("Kit/App/Sources/App/App.swift", "import Money\nlet all = money\n")
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports", "Kit"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("Kit/App/Package.swift"), encoding: .utf8)
        #expect(
            text.contains(".target(name: \"App\", dependencies: [.product(name: \"Money\", package: \"Kit\")])"),
            "\(text)")
        let build = try Command.swift(["build"] + Compiler.buildFlags, package: "Kit/App", in: folder.url)
        #expect(build.status == 0, "\(build.output)\(build.errors)")
    }

    @Test func noCycleIsWritten() throws {
        let folder = try TemporaryFolder()
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "B", dependencies: ["A"]), .target(name: "A")])
            """
        try folder.write("Package.swift", manifest)
        try folder.write("Sources/A/A.swift", "import B\n")
        try folder.write("Sources/B/B.swift", "import A\n")
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("left: Sources/A/A.swift:1:8: 'B' already uses 'A'"), "\(run.errors)")
        #expect(try text(folder) == manifest)
    }

    @Test func aByteOrderMarkStays() throws {
        let folder = try package("\u{FEFF}" + Self.manifest)
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent("Package.swift"))
        #expect(data == Data(("\u{FEFF}" + Self.fixed).utf8))
    }

    @Test func needsAManifest() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "import B\n")
        let run = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(run.status == 2 && run.errors.contains("there is no Package.swift"))
    }
}
