import Analytics
import BankInterfaces

extension DemandDepositComponent: DemandDepositScreens {
    /// The screen on which an account is managed. It leads to the card that draws on the account.
    public func managementScreen(of account: AccountNumber) -> Screen {
        dependency.analytics.record(AnalyticsEvent("account_opened", ["account": account.description]))
        var actions = [
            ScreenAction("Statement") { self.statement(of: account).screen() },
            dependency.navigation.homeAction,
        ]
        if let card = dependency.customer.card(of: account) {
            actions.insert(linkedCardAction(card), at: 0)
        }
        return Screen(
            title: "Account management",
            lines: ["Account \(account)", "Balance \(dependency.ledger.balance(of: account))"],
            actions: actions)
    }

    private func linkedCardAction(_ card: CardNumber) -> ScreenAction {
        ScreenAction("Linked card") {
            self.dependency.cardScreens.managementScreen(of: card)
        }
    }
}
