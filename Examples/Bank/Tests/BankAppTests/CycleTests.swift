import BankInterfaces
import Testing

@testable import BankApp

/// Card and DemandDeposit open each other's screens, and neither imports the other.
struct CycleTests {
    let app = AppComponent(analyticsClient: RecordingClient.self)
    let link = Customer.hana.cards[0]

    @Test func theCardOpensItsAccount() throws {
        let card = app.card.managementScreen(of: link.card)
        let account = try #require(card.action("Linked account")).open()
        #expect(account.title == "Account management")
        #expect(account.lines.first == "Account \(link.account)")
    }

    @Test func theAccountOpensItsCard() throws {
        let account = app.demandDeposit.managementScreen(of: link.account)
        let card = try #require(account.action("Linked card")).open()
        #expect(card.title == "Card management")
        #expect(card.lines.first == "Card \(link.card)")
    }

    @Test func theyOpenEachOtherWithoutEnd() throws {
        var screen = app.home()
        screen = try #require(screen.action("Card \(link.card)")).open()
        for _ in 0..<100 {
            screen = try #require(screen.action("Linked account")).open()
            screen = try #require(screen.action("Linked card")).open()
        }
        #expect(screen.title == "Card management")
    }
}
