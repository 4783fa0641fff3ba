import Foundation
import Testing
import ToolRunner

/// Cycles that are cut, built and run.
@Suite struct ApplyTests {
    /// Applies a cut, and compares the program with one that is compiled as a single module.
    private func cut(_ project: Project, _ names: [String], isLibrary: Bool) throws -> Command {
        let before = try project.outputAsOneModule(isLibrary: isLibrary)
        #expect(before.split(separator: "\n").count > 4, "\(before)")
        let applied = try Command.dovetail(["modules", "break-cycle"] + names + ["--apply"], in: project.url)
        #expect(applied.status == 0, "\(applied.errors)")
        let built = try Command.swift(["build"] + Compiler.buildFlags, in: project.url)
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        #expect(!(built.output + built.errors).contains("warning: "), "\(built.output)\(built.errors)")
        let after = try Command.swift(["run", "--skip-build"] + Compiler.buildFlags, in: project.url)
        #expect(after.output == before, "\(after.errors)")
        // What is cut stays cut.
        let again = try project.breakCycle("--apply")
        #expect(again.output == "no modules depend on each other in a cycle\n", "\(again.errors)")
        #expect(again.status == 0)
        let checked = try Command.dovetail(["check", "."], in: project.url)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)")
        return applied
    }

    @Test func twoFeaturesThatNeedEachOther() throws {
        let project = try Project(Bank.files)
        let applied = try cut(project, [], isLibrary: false)
        #expect(
            applied.output == """
                created Sources/DemandDepositInterface/DemandDepositInterface.swift
                created Sources/DemandDeposit/DemandDeposit+Interface.swift
                changed Sources/Card/Card.swift
                changed Sources/BankApp/main.swift
                changed Package.swift

                """)
        #expect(applied.errors == "")
    }

    @Test func threeModulesWithLayersAndStrictImports() throws {
        let project = try Project(Shop.files)
        _ = try cut(project, ["Card", "Deposit"], isLibrary: true)
        let rules = try project.read("dovetail.yml")
        #expect(rules.contains("common: [DepositInterface]\n"), "\(rules)")
        // Only the lines of the lists change.
        let manifest = try project.read("Package.swift")
        #expect(manifest.contains("                dependencies: [\"DepositInterface\"],\n"), "\(manifest)")
        #expect(
            manifest.contains(
                "dependencies: [\"Card\", \"Ledger\", \"Deposit\", \"DepositInterface\"],\n            "
                    + "swiftSettings: strict"
            ),
            "\(manifest)")
    }

    @Test func theDiffIsWhatIsWritten() throws {
        let project = try Project(Bank.files)
        let before = try project.files()
        let shown = try project.breakCycle("Card", "DemandDeposit", "--dry-run")
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(try project.files() == before)
        try project.write("change.diff", shown.output)
        let patched = try Command.env(["git", "apply", "change.diff"], in: project.url)
        #expect(patched.status == 0, "\(patched.errors)\(shown.output)")
        let written = try Project(Bank.files)
        #expect(try written.breakCycle("Card", "DemandDeposit", "--apply").status == 0)
        var files = try project.files()
        files["change.diff"] = nil
        #expect(try written.files() == files)
    }

    /// A specification of XcodeGen is edited. The program then runs as before, without the cycle.
    @Test func twoFrameworksOfAnApp() throws {
        func targets(_ dependencies: KeyValuePairs<String, [String]>) -> String {
            "name: Bank\ntargets:\n"
                + dependencies.map { name, needed in
                    "  \(name):\n    type: \(name == "App" ? "application" : "framework")\n    platform: iOS\n"
                        + "    sources: [\(name)]\n    dependencies:\n"
                        + needed.map { "      - target: \($0)\n" }.joined()
                }.joined()
        }
        let project = try Project([
            "project.yml": targets([
                "Money": [], "Card": ["Deposit", "Money"], "Deposit": ["Card", "Money"], "App": ["Card"],
            ]),
            "Money/Amount.swift": """
            public struct Amount: Sendable { public var cents: Int; public init(cents: Int) { self.cents = cents } }
            """,
            "Card/Screens/Card.swift": """
            import Deposit
            import Money
            public final class Card {
                public init() {}
                public func pay() -> Amount { Account(owner: "Ann").withdraw(Amount(cents: 3)) }
            }
            """,
            "Deposit/Account.swift": """
            import Card
            import Money
            public final class Account {
                let owner: String
                public init(owner: String) { self.owner = owner }
                public func withdraw(_ amount: Amount) -> Amount { amount }
                public func issue() -> Card { Card() }
            }
            """,
            "App/main.swift": "import Card\nprint(Card().pay().cents)",
        ])
        let before = try project.files()
        #expect(try project.breakCycle("Card", "Deposit", "--dry-run").output.contains("+++ b/project.yml\n"))
        #expect(try project.files() == before)
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(
            applied.output == """
                created DepositInterface/DepositInterface.swift
                created Deposit/Deposit+Interface.swift
                changed Card/Screens/Card.swift
                changed App/main.swift
                changed project.yml

                """)
        #expect(applied.errors == "to do: embed 'DepositInterface' where 'Deposit' is embedded\n")
        let done: KeyValuePairs = [
            "Money": [], "Card": ["Money", "DepositInterface"], "Deposit": ["Card", "Money", "DepositInterface"],
            "DepositInterface": ["Money"], "App": ["Card", "Deposit"],
        ]
        #expect(try project.read("project.yml") == targets(done))
        #expect(try project.breakCycle().output == "no modules depend on each other in a cycle\n")
        // The same modules, as a package that can be built here.
        let list = done.map { name, needed in
            let kind = name == "App" ? "executableTarget" : "target"
            return ".\(kind)(name: \"\(name)\", dependencies: \(needed), path: \"\(name)\")"
        }
        try project.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bank", targets: [\(list.joined(separator: ", "))])
            """)
        let run = try Command.swift(["run"] + Compiler.buildFlags + ["App"], in: project.url)
        #expect(run.output.hasSuffix("3\n"), "\(run.output)\(run.errors)")
    }
}
