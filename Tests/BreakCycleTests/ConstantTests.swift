import Foundation
import Testing
import ToolRunner

/// Cycles in packages whose dependencies are constants, and whose targets have folders of their own.
@Suite struct ConstantTests {
    private static let constants = """
        extension Target.Dependency {
            static let card: Self = .target(name: "Card")
            static let deposit: Self = .target(name: "DemandDeposit")
            static let money: Self = .target(name: "Money")
        }
        """
    private static let package = """
        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "Money"),
                .target(name: "Card", dependencies: [.deposit, .money], path: "Lib/Card"),
                .target(
                    name: "DemandDeposit", dependencies: [.card, .money], path: "Lib/Deposit", sources: ["Code"]),
                .executableTarget(name: "BankApp", dependencies: [.card, .money]),
            ])
        """

    private func project(isBelow: Bool) throws -> Project {
        let parts = isBelow ? [Self.package, Self.constants] : [Self.constants, Self.package]
        var files: [String: String] = [:]
        for (path, text) in Bank.files {
            let moved = path.replacingOccurrences(of: "Sources/Card/", with: "Lib/Card/")
                .replacingOccurrences(of: "Sources/DemandDeposit/", with: "Lib/Deposit/Code/")
            files[moved] = text
        }
        files["Package.swift"] =
            "// swift-tools-version: 6.0\nimport PackageDescription\n" + parts.joined(separator: "\n")
        return try Project(files)
    }

    @Test(arguments: [false, true]) func theTargetItselfIsEdited(isBelow: Bool) throws {
        let project = try project(isBelow: isBelow)
        let applied = try project.breakCycle("Card", "DemandDeposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(
            applied.output.contains("created Lib/Deposit/Code/DemandDeposit+Interface.swift\n"), "\(applied.output)")
        let manifest = try project.read("Package.swift")
        #expect(manifest.contains("[.money, \"DemandDepositInterface\"], path: \"Lib/Card\""), "\(manifest)")
        #expect(manifest.contains(Self.constants), "\(manifest)")
        let built = try Command.swift(["build"] + Compiler.buildFlags, in: project.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)\(manifest)")
        let before = try project.files()
        let again = try project.breakCycle("--apply")
        #expect(again.output == "no modules depend on each other in a cycle\n", "\(again.errors)")
        let fixed = try Command.dovetail(["modules", "fix-imports"], in: project.url)
        #expect(fixed.errors == "every manifest matches its imports\n", "\(fixed.errors)")
        #expect(try project.files() == before)
    }

    @Test func aComputedPathIsRefused() throws {
        let project = try project(isBelow: false)
        let manifest = try project.read("Package.swift")
        try project.write(
            "Package.swift",
            manifest.replacingOccurrences(
                of: "path: \"Lib/Deposit\"", with: "path: [\"Lib\", \"Deposit\"].joined(separator: \"/\")"))
        let before = try project.files()
        let applied = try project.breakCycle("Card", "DemandDeposit", "--apply")
        #expect(applied.status == 2 && applied.errors.contains("nothing was written"), "\(applied.errors)")
        #expect(try project.files() == before)
    }

    /// Unused and missing dependencies stand in the targets' own lists, and are written there.
    @Test func importsAreFixed() throws {
        let project = try Project([
            "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n" + Self.constants + """

                let package = Package(
                    name: "Bank",
                    targets: [
                        .target(name: "Money"),
                        .target(name: "Card", dependencies: [.money], path: "Lib/Card"),
                        .target(
                            name: "DemandDeposit",
                            dependencies: [
                                .card
                            ]),
                    ])
                """,
            "Sources/Money/Money.swift": "public let money = 1",
            "Lib/Card/Card.swift": "public let card = 1", "Lib/Card/More.swift": "public let more = 1",
            "Sources/DemandDeposit/Deposit.swift": "import Money\nlet deposit = money",
        ])
        let check = try Command.dovetail(["check", "."], in: project.url)
        #expect(check.errors.contains("Package.swift:12:46: warning: 'Card' depends on 'Money' but"), "\(check.errors)")
        #expect(
            check.errors.contains("Package.swift:16:17: warning: 'DemandDeposit' depends on 'Card'"), "\(check.errors)")
        let fixed = try Command.dovetail(["modules", "fix-imports"], in: project.url)
        #expect(fixed.status == 0, "\(fixed.errors)")
        let before = try project.files()
        #expect(before["Package.swift"]?.contains(Self.constants) == true)
        let built = try Command.swift(["build"] + Compiler.buildFlags, in: project.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        let again = try Command.dovetail(["modules", "fix-imports"], in: project.url)
        #expect(again.errors == "every manifest matches its imports\n", "\(again.errors)")
        #expect(try project.files() == before)
    }
}
