import Foundation
import Testing
import ToolRunner

/// Written text matches the existing files and rules.
@Suite struct WritingTests {
    private static let plain = Refusal(
        "", deposit: "public class Account { public init() {} }", card: "let a = Account()", at: "", "")

    @Test func aByteOrderMarkAndTheEndsOfLinesStay() throws {
        let project = try Project(Self.plain.files())
        for path in ["Package.swift", "Sources/Card/Card.swift", "Sources/App/main.swift"] {
            let text = try project.read(path)
            // SwiftPM rejects a manifest with a byte order mark.
            let mark = path == "Package.swift" ? "" : "\u{FEFF}"
            try project.write(path, mark + text.replacingOccurrences(of: "\n", with: "\r\n"))
        }
        let shown = try project.breakCycle("Card", "Deposit", "--dry-run")
        let before = try project.bytes()
        try project.write("change.diff", shown.output)
        let patched = try Command.env(["git", "apply", "--whitespace=nowarn", "change.diff"], in: project.url)
        #expect(patched.status == 0, "\(patched.errors)\(shown.output)")
        let after = try project.bytes()
        for path in ["Package.swift", "Sources/Card/Card.swift", "Sources/App/main.swift"] {
            #expect(after[path] != before[path])
            #expect(after[path]?.starts(with: [0xEF, 0xBB, 0xBF]) == (path != "Package.swift"), "\(path)")
        }
        let made = ["Sources/DepositInterface/DepositInterface.swift", "Sources/Deposit/Deposit+Interface.swift"]
        for path in made + ["Package.swift", "Sources/Card/Card.swift", "Sources/App/main.swift"] {
            let bytes = try #require(after[path])
            let alone = bytes.indices.filter { bytes[$0] == 10 && ($0 == 0 || bytes[$0 - 1] != 13) }
            #expect(alone.isEmpty, "\(path) has \(alone.count) ends of lines of another kind")
        }
    }

    // MARK: Rules

    @Test func theProjectsOwnWallsStay() throws {
        var files = Self.plain.files()
        files["Package.swift"] = files["Package.swift"]?.replacingOccurrences(
            of: "dependencies: [\"Card\", \"Deposit\"]", with: "dependencies: [\"Card\"]")
        files["Sources/App/main.swift"] = "import Card"
        files["dovetail.yml"] = """
            layers:
              - name: app
                modules: ["kind:app"]
              - name: cards
                modules: [Card]
              - name: deposits
                modules: [Deposit]
            allow:
              app: [cards]
              cards: [deposits]
              deposits: [cards]
            """
        try Refusal.refuse(
            files,
            "error: 'App' would depend on 'Deposit', but its layer 'app' may not use 'deposits'; "
                + "allow that in dovetail.yml; nothing was written", status: 2)
    }

    @Test func anInterfaceThatTheRulesPlaceIsNotPlacedAgain() throws {
        var files = Self.plain.files()
        files["dovetail.yml"] = """
            layers:
              - name: all
                modules: [App, Card, Deposit]
            allow: {all: [all]}
            common: ["kind:interface"]
            """
        let project = try Project(files)
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(try project.read("dovetail.yml") == files["dovetail.yml"].map { $0 + "\n" })
    }

    // MARK: Tests

    @Test(arguments: [
        ("@testable import Card", "internal"), ("import Card", "package"), ("import Card", "public"),
    ])
    func testsSeeMoreThanOthers(_ text: String, _ access: String) throws {
        var files = Refusal(
            "", deposit: "public class Account { public init() {}; public var secret = 1 }",
            card: "public class Plastic { public init() {}; \(access) var account: Account? }", at: "", ""
        ).files()
        files["Package.swift"] = files["Package.swift"]?.replacingOccurrences(
            of: ".executableTarget",
            with: ".testTarget(name: \"CardTests\", dependencies: [\"Card\"]),\n    .executableTarget")
        files["Tests/CardTests/CardTests.swift"] = "\(text)\nfunc check(_ p: Plastic) -> Int { p.account!.secret }"
        try Refusal.refuse(
            files,
            "Tests/CardTests/CardTests.swift:2:37: error: 'account' would return 'AccountProtocol', "
                + "which has no 'secret'")
    }

    @Test func othersDoNotSeeWhatIsInternal() throws {
        var files = Refusal(
            "", deposit: "public class Account { public init() {}; public var secret = 1 }",
            card: "public class Plastic { public init() {}; var account: Account? }", at: "", ""
        ).files()
        files["Sources/App/main.swift"] = "import Card\nstruct Mine { var account = 1 }\nprint(Mine().account)"
        let project = try Project(files)
        #expect(try project.breakCycle("Card", "Deposit", "--apply").status == 0)
    }

    @Test func parametersWithoutNamesAreNumbered() throws {
        let project = try Project(
            Refusal(
                "",
                deposit:
                    "public final class Bee { public init() {}; public func twice(_ _: Int, _ _: Int) -> Int { 1 } }",
                card: "public func f(_ b: Bee) -> Int { b.twice(3, 4) }", at: "", ""
            ).files())
        let shown = try project.breakCycle("Card", "Deposit", "--dry-run")
        #expect(
            shown.output.contains("+    func twice(_ argument1: Int, _ argument2: Int) -> Int\n"),
            "\(shown.output)\(shown.errors)")
    }

    /// What such an `#if` contains cannot be left out silently.
    @Test func conditionsThatAreTooManyEndTheCommand() throws {
        let condition = (0..<24).map { "(F\($0) && G\($0))" }.joined(separator: " || ")
        let project = try Project(
            Refusal(
                "", deposit: "public final class Bee { public init() {} }",
                card: "#if \(condition)\nstruct Bee {}\n#endif\nlet b = Bee()", at: "", ""
            ).files())
        let run = try project.breakCycle("Card", "Deposit", "--dry-run")
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains("Sources/Card/Card.swift:2:1: "), "\(run.errors)")
        #expect(run.errors.contains("too many conditions"), "\(run.errors)")
    }

    // MARK: Options

    @Test func theRulesSayWhatIsLeftOut() throws {
        var files = Self.plain.files()
        files["dovetail.yml"] = "exclude: [Old]"
        files["Sources/Card/Old/Left.swift"] = "import Deposit\nlet old = Account.self"
        let ruled = try Project(files)
        let applied = try ruled.breakCycle("Card", "Deposit", "--dry-run")
        #expect(applied.status == 0, "\(applied.errors)")
        files["dovetail.yml"] = nil
        let open = try Project(files)
        #expect(try open.breakCycle("Card", "Deposit", "--dry-run").status == 1)
        #expect(try open.breakCycle("Card", "Deposit", "--dry-run", "--exclude", "Old").status == 0)
        #expect(try open.breakCycle("--exclude", "Old", ".").output.contains("Card → Deposit → Card"))
    }

    @Test func modulesOfTuistAreCut() throws {
        let project = try Project([
            "A/A.swift": "import B\nlet s: S? = nil", "B/B.swift": "import A\npublic struct S {}",
        ])
        try project.write(
            "Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "P", targets: [
                .target(name: "A", destinations: .iOS, product: .framework, bundleId: "a", sources: ["A/**"], dependencies: [.target(name: "B")]),
                .target(name: "B", destinations: .iOS, product: .framework, bundleId: "b", sources: ["B/**"], dependencies: [.target(name: "A")]),
            ])
            """)
        let printed = try project.breakCycle("--evaluate-manifests")
        #expect(printed.output.hasPrefix("A → B → A\n"), "\(printed.output)\(printed.errors)")
        #expect(
            printed.output.contains("`dovetail modules break-cycle A B --apply` puts it behind"), "\(printed.output)")
        let checked = try Command.dovetail(["check", ".", "--evaluate-manifests"], in: project.url)
        #expect(checked.errors.contains("break-cycle A B"), "\(checked.errors)")
        let applied = try project.breakCycle("A", "B", "--apply", "--evaluate-manifests")
        #expect(applied.status == 0)
        #expect(applied.errors == "")
        #expect(applied.output.contains("changed Project.swift\n"), "\(applied.output)")
        let manifest = try String(contentsOf: project.url.appendingPathComponent("Project.swift"), encoding: .utf8)
        #expect(
            manifest.contains("sources: [\"A/**\"], dependencies: [.target(name: \"BInterface\")]),\n"), "\(manifest)")
        #expect(
            manifest.contains(
                "sources: [\"B/**\"], dependencies: [.target(name: \"A\"), .target(name: \"BInterface\")]),\n"),
            "\(manifest)")
        #expect(
            manifest.contains(
                ".target(name: \"BInterface\", destinations: .iOS, product: .framework, bundleId: \"bInterface\", "
                    + "sources: [\"BInterface/**\"], dependencies: []),\n"), "\(manifest)")
        let after = try project.breakCycle("--evaluate-manifests")
        #expect(after.status == 0 && !after.output.contains("→"), "\(after.output)\(after.errors)")
    }
}
