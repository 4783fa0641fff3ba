import Analytics
import BankInterfaces
import Card
import Testing

/// The card module alone: no app, no other module, no generated wiring.
struct CardManagementTests {
    let card = CardNumber("1111")
    let account = AccountNumber("2222")
    let stub: CardDependencyStub
    let component: CardComponent

    init() {
        stub = CardDependencyStub(
            customer: Customer(
                name: "Test",
                cards: [LinkedCard(card: card, account: account)],
                mainAccount: account,
                safeBox: AccountNumber("3333")))
        component = CardComponent(dependency: stub)
    }

    @Test func showsTheCardAndItsAccount() {
        let screen = component.managementScreen(of: card)
        #expect(screen.lines == ["Card 1111", "Linked account 2222"])
        #expect(screen.actions.map(\.label) == ["Linked account", "Home"])
    }

    @Test func opensTheLinkedAccountInTheOtherModule() throws {
        let action = try #require(component.managementScreen(of: card).action("Linked account"))
        #expect(stub.accountScreens.asked.isEmpty)
        #expect(action.open().title == "An account")
        #expect(stub.accountScreens.asked == [account])
    }

    @Test func aCardWithoutAnAccountOpensNone() {
        let screen = component.managementScreen(of: CardNumber("9999"))
        #expect(screen.lines == ["Card 9999", "Linked account none"])
        #expect(screen.actions.map(\.label) == ["Home"])
    }

    @Test func recordsThatTheCardWasOpened() {
        _ = component.managementScreen(of: card)
        #expect(stub.events.recorded == [AnalyticsEvent("card_opened", ["card": "1111"])])
    }
}
