import Foundation
import Testing
import ToolRunner

/// The help for an import that a layer forbids can be followed.
@Suite struct LayerHelpTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "BankDomain"),
                .target(name: "BankData", dependencies: ["BankDomain"]),
                .target(name: "BankScreens", dependencies: ["BankDomain"]),
            ]
        )

        """
    private static let rules = """
        layers:
          - name: domain
            modules: [BankDomain]
          - name: data
            modules: [BankData]
          - name: presentation
            modules: [BankScreens]
        allow:
          domain: []
          data: [domain]
          presentation: [domain]

        """
    private static let declared = manifest.replacingOccurrences(
        of: "\"BankScreens\", dependencies: [\"BankDomain\"]",
        with: "\"BankScreens\", dependencies: [\"BankDomain\", \"BankData\"]")

    private static let screens = "Sources/BankScreens/Screens.swift"
    private static let accounts = "Sources/BankDomain/Accounts.swift"

    private func bank(_ manifest: String = Self.manifest, screens: String = "import BankDomain\n") throws
        -> TemporaryFolder
    {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", manifest)
        try folder.write("dovetail.yml", Self.rules)
        try folder.write(Self.accounts, "public protocol Accounts { func all() -> [Int] }\n")
        try folder.write(
            "Sources/BankData/Stored.swift",
            "import BankDomain\n\npackage final class Stored: Accounts {\n    package init() {}\n"
                + "    package func all() -> [Int] { [1, 2] }\n}\n")
        try folder.write(Self.screens, screens + "public struct Screens { let accounts: any Accounts }\n")
        return folder
    }

    private func check(_ folder: TemporaryFolder) throws -> Command {
        try Command.run(Command.dovetail, ["check", "."], in: folder.url)
    }

    private func expectNoErrors(_ folder: TemporaryFolder) throws {
        let run = try check(folder)
        #expect(run.status == 0 && run.errors.hasSuffix("0 errors, 0 warnings\n"), "\(run.errors)")
    }

    @Test func anImportThatIsNotDeclared() throws {
        let folder = try bank(screens: "import BankData\nimport BankDomain\n")
        let run = try check(folder)
        let help =
            "\(Self.screens):1:8: note: help: remove the import, and use a protocol from 'domain', whose implementation "
            + "the app passes in; or let 'presentation' use 'data' under 'allow' (dovetail.yml:11), and add 'BankData' to the "
            + "dependencies of 'BankScreens' in Package.swift\n"
        #expect(run.errors.contains(help), "\(run.errors)")
        try folder.write(
            "dovetail.yml",
            Self.rules.replacingOccurrences(of: "presentation: [domain]", with: "presentation: [domain, data]"))
        try folder.write("Package.swift", Self.declared)
        try expectNoErrors(folder)
    }

    @Test func anImportThatIsDeclared() throws {
        let folder = try bank(Self.declared, screens: "import BankData\nimport BankDomain\n")
        let run = try check(folder)
        let help =
            "\(Self.screens):1:8: note: help: remove the import, remove 'BankData' from the dependencies of "
            + "'BankScreens' (Package.swift:9), and use a protocol from 'domain', whose implementation the app passes "
            + "in; or let 'presentation' use 'data' under 'allow' (dovetail.yml:11)\n"
        #expect(run.errors.contains(help), "\(run.errors)")
        try folder.write("Package.swift", Self.manifest)
        try folder.write(
            Self.screens, "import BankDomain\npublic struct Screens { let accounts: any Accounts }\n")
        try expectNoErrors(folder)
    }

    /// Allowing an import that is part of a cycle would only leave the cycle.
    @Test func anImportThatIsPartOfACycle() throws {
        let folder = try bank()
        try folder.write(
            Self.accounts,
            "import BankData\n\npublic protocol Accounts { func all() -> [Int] }\n"
                + "package func count() -> Int { Stored().all().count }\n")
        let run = try check(folder)
        #expect(
            run.errors.contains(
                "help: remove the import, and move what both use to a module without a layer\n"), "\(run.errors)")
        #expect(run.errors.contains("break-cycle BankDomain BankData --apply` puts"), "\(run.errors)")
        #expect(!run.errors.contains("allow "), "\(run.errors)")
        let applied = try Command.run(
            Command.dovetail, ["modules", "break-cycle", "BankDomain", "BankData", "--apply"], in: folder.url)
        #expect(applied.status == 0, "\(applied.errors)")
        try expectNoErrors(folder)
        let built = try Command.swift(["build"] + Compiler.buildFlags, in: folder.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)")
    }

    /// Both findings say so, and so does the command.
    @Test(arguments: [true, false])
    func anImportOfWhichNothingIsUsed(_ byCommand: Bool) throws {
        let folder = try bank()
        let text = "public protocol Accounts { func all() -> [Int] }\n"
        try folder.write(Self.accounts, "import BankData  // the data\n" + text)
        let run = try check(folder)
        let help = "nothing of 'BankData' is used in this file: remove the import\n"
        #expect(
            run.errors.components(separatedBy: "\(Self.accounts):1:8: note: help: \(help)").count == 3, "\(run.errors)")
        #expect(run.errors.contains("[layer-violation]") && run.errors.contains("[module-cycle]"), "\(run.errors)")
        if byCommand {
            let applied = try Command.run(
                Command.dovetail, ["modules", "break-cycle", "BankDomain", "BankData", "--apply"], in: folder.url)
            #expect(applied.output == "changed \(Self.accounts)\n", "\(applied.errors)")
            let left = try String(contentsOf: folder.url.appendingPathComponent(Self.accounts), encoding: .utf8)
            #expect(left == text)
        } else {
            try folder.write(Self.accounts, text)
        }
        try expectNoErrors(folder)
    }

    /// What makes other types conform may be needed although nothing names it.
    @Test func anImportThatMayBeNeeded() throws {
        let folder = try bank()
        try folder.write(Self.accounts, "import BankData\npublic protocol Accounts { func all() -> [Int] }\n")
        try folder.write("Sources/BankData/More.swift", "extension Int: @retroactive Error {}\n")
        let run = try check(folder)
        #expect(!run.errors.contains("nothing of 'BankData' is used"), "\(run.errors)")
    }
}
