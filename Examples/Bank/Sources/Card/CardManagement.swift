import Analytics
import BankInterfaces

extension CardComponent: CardScreens {
    /// The screen on which a card is managed. It leads to the account that the card draws on.
    public func managementScreen(of card: CardNumber) -> Screen {
        dependency.analytics.record(AnalyticsEvent("card_opened", ["card": card.description]))
        let account = dependency.customer.account(of: card)
        var actions = [dependency.navigation.homeAction]
        if let account {
            actions.insert(linkedAccountAction(account), at: 0)
        }
        return Screen(
            title: "Card management",
            lines: ["Card \(card)", "Linked account \(account?.description ?? "none")"],
            actions: actions)
    }

    private func linkedAccountAction(_ account: AccountNumber) -> ScreenAction {
        ScreenAction("Linked account") {
            self.dependency.demandDepositScreens.managementScreen(of: account)
        }
    }
}
