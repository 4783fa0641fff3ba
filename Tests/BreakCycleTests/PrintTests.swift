import Foundation
import Testing
import ToolRunner

/// The output about cycles, without any change.
@Suite struct PrintTests {
    @Test func theCycleItsCutAndWhatIsUsedThere() throws {
        let project = try Project(Bank.files)
        let before = try project.files()
        let printed = try project.breakCycle()
        #expect(printed.status == 0, "\(printed.errors)")
        #expect(
            printed.output.hasPrefix(
                """
                Card → DemandDeposit → Card
                  Card → DemandDeposit: 1 import, cut here
                  DemandDeposit → Card: 1 import
                what 'Card' uses from 'DemandDeposit':
                  class Account (Sources/DemandDeposit/Account.swift:10:14)
                    Sources/Card/Card.swift:7:26: named
                    Sources/Card/Card.swift:9:26: named
                    Sources/Card/Card.swift:13:33: named
                  Account.init(owner:balance:) (Sources/DemandDeposit/Account.swift:16:12)
                    Sources/Card/Card.swift:16:20: created
                    Sources/Card/Card.swift:19:25: created
                  Account.balance (Sources/DemandDeposit/Account.swift:12:29)
                    Sources/Card/Card.swift:42:46: used
                    Sources/Card/Card.swift:43:77: used

                """), "\(printed.output)")
        #expect(
            printed.output.hasSuffix(
                """
                  standardLimit (Sources/DemandDeposit/Account.swift:54:12)
                    Sources/Card/Card.swift:17:22: used
                `dovetail modules break-cycle Card DemandDeposit --apply` puts it behind an interface

                """), "\(printed.output)")
        #expect(!printed.output.contains("issueCard"))
        #expect(try project.files() == before)
    }

    @Test func theOtherWayRound() throws {
        let project = try Project(Bank.files)
        let printed = try Command.dovetail(
            ["modules", "break-cycle", "DemandDeposit", "Card", "."], in: project.url)
        #expect(printed.output.contains("  DemandDeposit → Card: 1 import, cut here\n"), "\(printed.output)")
        #expect(printed.output.contains("Card.link(_:) ("), "\(printed.output)")
        #expect(
            printed.output.hasSuffix(
                """
                what prevents `dovetail modules break-cycle DemandDeposit Card --apply`:
                  Sources/Card/Card.swift:13:17: 'Card.link(_:)' uses 'Account' of 'DemandDeposit', on which an \
                interface cannot depend

                """), "\(printed.output)")
    }

    @Test func whatCannotBeToldIsSaid() throws {
        let project = try Project(Shop.files)
        let printed = try project.breakCycle()
        #expect(printed.output.hasPrefix("Card → Deposit → Ledger → Card\n"), "\(printed.output)")
        #expect(
            printed.output.contains(
                "Sources/Card/Wallet.swift:20:76: possibly used; the value's type is unknown\n"),
            "\(printed.output)")
    }

    @Test func nothingToCutAndNamesThatAreWrong() throws {
        let project = try Project(Bank.files)
        let unknown = try project.breakCycle("Card", "Deposit")
        #expect(unknown.status == 2)
        #expect(unknown.errors == "error: no module is called 'Deposit'\n")
        let apart = try project.breakCycle("Card", "Money")
        #expect(apart.status == 2)
        #expect(apart.errors == "error: 'Card' → 'Money' is not part of a cycle\n")
        try project.write("Sources/Card/Card.swift", "public class Card {}\n")
        let manifest = try project.read("Package.swift")
        try project.write(
            "Package.swift", manifest.replacingOccurrences(of: "\"DemandDeposit\", \"Money\"", with: "\"Money\""))
        let none = try project.breakCycle()
        #expect(none.output == "no modules depend on each other in a cycle\n", "\(none.errors)")
    }

    @Test func anEdgeThatOnlyTheManifestNames() throws {
        let project = try Project(Bank.files)
        try project.write("Sources/Card/Card.swift", "public class Card {}\n")
        let printed = try project.breakCycle()
        #expect(
            printed.output == """
                Card → DemandDeposit → Card
                  Card → DemandDeposit: only in the manifest, cut here
                  DemandDeposit → Card: 1 import
                'Card' imports nothing from 'DemandDeposit': remove 'DemandDeposit' from the dependencies of 'Card'

                """)
        let applied = try project.breakCycle("--apply")
        #expect(applied.output == "changed Package.swift\n", "\(applied.errors)")
        #expect(try project.read("Package.swift").contains("name: \"Card\", dependencies: [\"Money\"])"))
    }
}
