import Foundation
import Testing
import ToolRunner

/// Extensions that a module adds to other modules' types, and the modules that it re-exports.
@Suite struct AdditionTests {
    private static let additions = """
        public protocol Shown {}
        extension String {
            public var masked: String { "***" }
            public static let blank = ""
            public init(amount: Int) { self = "" }
            func hidden() {}
        }
        public extension Array { subscript(safe index: Int) -> Element? { nil } }
        extension Equatable { public func shown() {} }
        """

    private static func refusal(_ card: String, at place: String, _ name: String, _ type: String) -> Refusal {
        Refusal(
            card, deposit: additions, card: card, at: "Card/Card.swift:\(place)",
            "'\(name)' may be a member that 'Deposit' adds to '\(type)', which an interface cannot have")
    }

    @Test(arguments: [
        refusal("let a = \"1\".masked", at: "2:13", "masked", "String"),
        refusal("func f() -> String { .blank }", at: "2:23", "blank", "String"),
        refusal("let a = String.blank", at: "2:16", "blank", "String"),
        refusal("let a = String(amount: 1)", at: "2:9", "init(amount:)", "String"),
        refusal("func f(_ list: [Int]) -> Int? { list[safe: 1] }", at: "2:33", "subscript(safe:)", "Array"),
        refusal("struct Mine: Equatable { func f() { shown() } }", at: "2:37", "shown()", "Equatable"),
        refusal("extension String { var twice: String { masked + masked } }", at: "2:40", "masked", "String"),
        refusal("let path = \\String.masked", at: "2:20", "masked", "String"),
    ])
    func areRefused(_ refusal: Refusal) throws { try refusal.refuse() }

    @Test(arguments: [
        "struct Mine { var masked = 1 }\nfunc f(_ mine: Mine) { print(mine.masked) }",
        "func f(_ list: [Int]) { print(list[0], String(1)) }",
        "func f() { let masked = 1; print(masked) }",
    ])
    func othersOfTheSameNameStay(_ card: String) throws {
        let project = try Project(Refusal("", deposit: Self.additions, card: card, at: "", "").files())
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
    }

    // MARK: Exports

    private static let day = "public func day() -> Int { 1 }"

    @Test func anExportedModuleIsExportedByTheInterface() throws {
        var files = Refusal("", deposit: Self.day, card: "let now = Date()\nlet a = day()", at: "", "").files()
        files["Sources/Deposit/Exports.swift"] = "@_exported import Foundation"
        let project = try Project(files)
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        let interface = try project.read("Sources/DepositInterface/DepositInterface.swift")
        #expect(interface.hasPrefix("@_exported import Foundation\n\n"), "\(interface)")
        let built = try Command.swift(["build"] + Compiler.buildFlags, in: project.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)")
    }

    @Test(arguments: [
        (
            "@_exported import struct Foundation.Date", "1:26",
            "a part of 'Foundation' is re-exported, which is not supported"
        ),
        (
            "#if DEBUG\n@_exported import Foundation\n#endif", "2:19",
            "'Foundation' is re-exported under #if, which is not supported"
        ),
        ("@_exported import Ledger", "1:19", "'Deposit' re-exports 'Ledger', which is in the cycle itself"),
    ])
    func anExportThatCannotBeCarriedOver(_ text: String, _ place: String, _ reason: String) throws {
        var files = Refusal("", deposit: Self.day, card: "let a = day()", at: "", "").files()
        files["Package.swift"] = files["Package.swift"]?.replacingOccurrences(
            of: "dependencies: [\"Card\"]),",
            with: "dependencies: [\"Card\", \"Ledger\"]),\n    .target(name: \"Ledger\", dependencies: [\"Card\"]),")
        files["Sources/Ledger/Ledger.swift"] = "import Card"
        files["Sources/Deposit/Exports.swift"] = text
        try Refusal.refuse(files, "Sources/Deposit/Exports.swift:\(place): error: \(reason)")
    }
}
