import Foundation
import Testing
import ToolRunner

/// Sources that are nested too deeply for the parser: every command that reads Swift ends quickly and reports the
/// place.
@Suite struct DeepSourceTests {
    /// A command and its input.
    struct Deed: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        /// The file that is nested too deeply.
        var path: String
        var status: Int32 = 2
        var files: [String: String]

        var testDescription: String { "\(arguments.joined(separator: " ")), \(path)" }
    }

    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Arrays that take a parser hours.
    private static let arrays = "let deep = " + row("[", 40, "", "]")

    private static func row(_ part: String, _ count: Int, _ end: String, _ closing: String = "") -> String {
        String(repeating: part, count: count) + end + String(repeating: closing, count: count)
    }

    private static let app = "import Dovetail\nfinal class App: BootstrapComponent {}\nlet app = App()\n"

    private static func package(_ more: String = "") -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "P",
                targets: [
                    .target(name: "A", dependencies: ["B"]),
                    .target(name: "B"\(more)),
                    .executableTarget(name: "App", dependencies: ["A", "B"]),
                ])

            """,
            "Sources/A/A.swift": "import B\npublic func a() -> Bee { Bee() }\n",
            "Sources/B/B.swift":
                (more.isEmpty ? "" : "import A\n") + "public struct Bee { public init() {} }\n",
            "Sources/App/main.swift": "import A\nimport B\nprint(a())\n",
        ]
    }

    private static let cyclic = package(", dependencies: [\"A\"]")
    private static let walled = package().merging([
        "dovetail.yml": "rules:\n  - id: bees\n    protect: {modules: B, only: A}\n    why: they sting\n",
        "Sources/App/main.swift": "import A\nprint(a())\n",
    ]) { $1 }
    private static let modules = """
        {"version": 1, "home": "A", "modules": [{"name": "A", "package": "p", "files": ["Sources/A/A.swift"]}],
         "packages": [{"id": "p", "manifest": "Package.swift"}]}
        """

    private static let deeds: [Deed] = [
        Deed(arguments: ["check", "App"], path: "App/main.swift", files: ["App/main.swift": app]),
        Deed(
            arguments: ["generate", "--output", "Wiring.swift", "App"], path: "App/main.swift",
            files: ["App/main.swift": app]),
        Deed(arguments: ["explain", "App", "App"], path: "App/main.swift", files: ["App/main.swift": app]),
        Deed(arguments: ["graph", "App"], path: "App/main.swift", files: ["App/main.swift": app]),
        Deed(
            arguments: ["stub", "--output", "Stubs.swift", "App"], path: "App/P.swift",
            files: ["App/P.swift": "protocol P { func f() }\n"]),
        Deed(
            arguments: ["adapt", "--module", "Kit", "--types", "T", "--interface", "Kit.txt", "--output", "Out"],
            path: "Kit.txt", files: ["Kit.txt": "open class T { open func f() }\n"]),
        Deed(arguments: ["check", "."], path: "Package.swift", files: package()),
        Deed(
            arguments: ["generate", "--output", "Wiring.swift", "--package-path", ".", "--target", "App"],
            path: "Package.swift", files: package()),
        Deed(
            arguments: ["check", "--modules-file", "Modules.json"], path: "Package.swift",
            files: package().merging(["Modules.json": modules]) { $1 }),
        Deed(arguments: ["modules", "fix-imports"], path: "Package.swift", files: package()),
        Deed(arguments: ["modules", "break-cycle"], path: "Package.swift", files: cyclic),
        Deed(arguments: ["modules", "break-cycle", "A", "B"], path: "Sources/A/A.swift", files: cyclic),
        Deed(arguments: ["modules", "break-cycle", "A", "B"], path: "Sources/B/B.swift", files: cyclic),
        Deed(arguments: ["modules", "break-cycle", "A", "B"], path: "Sources/App/main.swift", files: cyclic),
        Deed(arguments: ["check", "."], path: "Sources/A/A.swift", files: walled),
        Deed(arguments: ["graph", "--modules", "."], path: "Package.swift", files: package()),
    ]

    private func run(_ deed: Deed, deep: String = arrays) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in deed.files { try folder.write(path, text + (path == deed.path ? deep + "\n" : "")) }
        let run = try Command.run(Command.dovetail, deed.arguments, in: folder.url, within: 60)
        #expect(!run.wasEnded, "\(deed.testDescription)")
        return run
    }

    @Test(arguments: deeds) func arraysInArrays(_ deed: Deed) throws {
        let run = try run(deed)
        #expect(run.status == deed.status, "\(run.errors)")
        let line = (deed.files[deed.path] ?? "").count { $0 == "\n" } + 1
        #expect(run.errors.contains("\(deed.path):\(line):28: "), "\(run.errors)")
        #expect(run.errors.contains("brackets are nested too deeply here, so this file is not read"), "\(run.errors)")
    }

    /// The sources that a package's own commands read.
    @Test func packagesThatGrow() throws {
        let folder = try TemporaryFolder()
        let made = try Command.dovetail("init", "Bank", "--dovetail", Self.checkout, in: folder.url)
        try #require(made.status == 0, "\(made.errors)")
        let bank = folder.url.appendingPathComponent("Bank")
        func expectRefusal(_ arguments: String...) throws {
            let run = try Command.run(Command.dovetail, arguments, in: bank, within: 60)
            #expect(run.status == 2 && !run.wasEnded)
            #expect(run.errors.hasPrefix("Package.swift:"), "\(run.errors)")
            #expect(
                run.errors.contains(
                    ": error: brackets are nested too deeply here, so this file is not "
                        + "read\nPackage.swift:"))
            #expect(run.errors.hasSuffix(": note: help: give the inner arrays or types their own names\n"))
        }
        let manifest = try String(contentsOf: bank.appendingPathComponent("Package.swift"), encoding: .utf8)
        try folder.write("Bank/Package.swift", manifest + Self.arrays)
        try expectRefusal("add", "module", "Card", "--layer", "presentation")
        try expectRefusal("add", "external", "Cool", "--url", "https://example.com/cool", "--from", "1.0.0")
        try folder.write("Bank/Package.swift", manifest)
        // A source of the app is skipped, and that is reported.
        try folder.write("Bank/Sources/BankApp/Deep.swift", Self.arrays)
        let add = ["add", "module", "Card", "--layer", "presentation", "--interface"]
        let added = try Command.run(Command.dovetail, add, in: bank, within: 60)
        #expect(added.status == 0 && !added.wasEnded, "\(added.errors)")
        #expect(
            added.errors.contains(
                "Sources/BankApp/Deep.swift:1:28: brackets are nested too deeply here, so this file is not read; "
                    + "it was not searched for the place that creates the container\n"), "\(added.errors)")
        #expect(added.output.contains("changed Sources/BankApp/main.swift\n"), "\(added.output)")
    }

    /// A library's package added by its path.
    @Test func packagesThatAreAdded() throws {
        let folder = try TemporaryFolder()
        let made = try Command.dovetail("init", "Bank", "--dovetail", Self.checkout, in: folder.url)
        try #require(made.status == 0, "\(made.errors)")
        try folder.write("Cool/Package.swift", Self.arrays)
        let add = ["add", "external", "Cool", "--path", "../Cool"]
        let run = try Command.run(
            Command.dovetail, add, in: folder.url.appendingPathComponent("Bank"), within: 60)
        #expect(run.status == 2 && !run.wasEnded)
        #expect(
            run.errors == """
                ../Cool/Package.swift:1:28: error: brackets are nested too deeply here, so this file is not read
                ../Cool/Package.swift:1:28: note: help: give the inner arrays or types their own names

                """)
    }

    // MARK: Other nested source

    /// Source that a parser reads recursively or slowly.
    private static let shapes: [String] = [
        "let x = \"\\(\(row("[", 40, "", "]")))\"",
        "let x = #\"\\\"#; let y = \(row("[", 40, "", "]"))",
        "func f() { \(row("try ", 50_000, "a")) }",
        "let x: \(row("() -> ", 50_000, "Int"))",
        "let x = \(row("a ? ", 50_000, "b", " : c"))",
        "func f() { \(row("if a {} else ", 50_000, "{}")) }",
        "let x = a\(row(".b", 50_000, ""))",
        row("#if A\n", 50_000, "", "#endif\n"),
        row("@a(", 20_000, "", ")") + "func f() {}",
        "let x: Int\(row("?", 50_000, ""))",
        "let x = \(row("\"\\(", 20_000, "1", ")\""))",
        "func f() { \(row("if a {", 20_000, "", "}")) }",
        "let x = \(row("(", 20_000, "1", ")"))",
        "let x: \(row("A<", 20_000, "Int", ">"))",
        "f(\(row("a<b, c", 20_000, "")))",
    ]

    @Test(arguments: shapes.indices) func otherThings(_ index: Int) throws {
        let shape = Self.shapes[index]
        for deed in [Self.deeds[0], Self.deeds[5]] {
            let run = try run(deed, deep: shape)
            #expect(run.status == 2, "\(shape.prefix(40)): \(run.errors)")
            #expect(run.errors.contains(" are nested too deeply here, so this file is not read"), "\(run.errors)")
        }
    }

    private static let allowed = [
        row("func f() { ", 230, "", "}"), "let x = \(row("{ a in ", 230, "", "}"))",
        "let x = \(row("(", 230, "1", ")"))",
        "let x: \(row("A<", 190, "Int", ">"))", "let x: \(row("() -> ", 190, "Int"))",
        "let x = a\(row(".b()", 5000, ""))",
        "func f() { \(row("if a, let b { c() } else ", 6000, "{}")) }", "let x = \(row("[", 14, "", "]"))",
    ]

    /// Source just below the limit is parsed on all stacks.
    @Test(arguments: allowed.indices) func whatIsNotTooDeep(_ index: Int) throws {
        let shape = Self.allowed[index]
        for deed in [Self.deeds[0], Self.deeds[2], Self.deeds[4], Self.deeds[14]] {
            let run = try run(deed, deep: shape)
            #expect(run.status < 2, "\(deed.testDescription): \(shape.prefix(40)): \(run.errors)")
        }
    }
}
