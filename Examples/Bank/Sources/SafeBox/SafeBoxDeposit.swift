import Analytics
import BankInterfaces

extension SafeBoxComponent {
    /// The screen on which a customer enters what to deposit.
    public func depositScreen() -> Screen {
        dependency.analytics.record(AnalyticsEvent("safe_box_opened"))
        return depositScreen(notice: [])
    }

    private func depositScreen(notice: [String]) -> Screen {
        let balance = dependency.ledger.balance(of: dependency.customer.safeBox)
        return Screen(
            title: "Safe box",
            lines: notice + [
                "Balance \(balance) of at most \(SafeBoxVault.limit)",
                "To sign, you need \(dependency.signing.secretDescription)",
            ],
            actions: [
                ScreenAction("Deposit", asksFor: "amount") { self.screen(afterTyping: $0) },
                dependency.navigation.homeAction,
            ])
    }

    private func screen(afterTyping text: String) -> Screen {
        guard let amount = Won(typed: text), amount > Won(0) else {
            return depositScreen(notice: ["Please type an amount"])
        }
        let room = SafeBoxVault.limit.value - dependency.ledger.balance(of: dependency.customer.safeBox).value
        guard amount.value <= room else {
            return depositScreen(notice: ["There is room for \(Won(room))"])
        }
        return signingStep.screen(depositing: amount)
    }
}
