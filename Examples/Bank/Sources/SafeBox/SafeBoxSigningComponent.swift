import Analytics
import BankInterfaces
import Dovetail

/// The scope of the step in which a deposit is signed.
public final class SafeBoxSigningComponent: Component<SafeBoxSigningDependency> {
    func screen(depositing amount: Won) -> Screen {
        screen(depositing: amount, notice: [])
    }

    private func screen(depositing amount: Won, notice: [String]) -> Screen {
        Screen(
            title: "Sign",
            lines: notice + ["Deposit \(amount) into the safe box"],
            actions: [
                ScreenAction("Sign", asksFor: dependency.signing.secretDescription) {
                    self.sign(amount, with: $0)
                },
                dependency.navigation.homeAction,
            ])
    }

    private func sign(_ amount: Won, with secret: String) -> Screen {
        do throws(SigningFailure) {
            let signature = try dependency.signing.sign("safe box deposit of \(amount)", with: secret)
            return deposit(amount, signedWith: signature)
        } catch {
            dependency.analytics.record(AnalyticsEvent("signing_failed"))
            return screen(after: error, depositing: amount)
        }
    }

    private func screen(after failure: SigningFailure, depositing amount: Won) -> Screen {
        switch failure {
        case .wrongSecret(let triesLeft):
            return screen(depositing: amount, notice: ["Wrong secret, tries left: \(triesLeft)"])
        case .locked:
            return end("Signing is locked", ["Nothing was deposited"])
        }
    }

    private func deposit(_ amount: Won, signedWith signature: Signature) -> Screen {
        do throws(LedgerFailure) {
            try dependency.vault.deposit(amount, signedWith: signature)
            dependency.analytics.record(AnalyticsEvent("deposited", ["amount": String(amount.value)]))
            return end(
                "Deposit complete", ["\(amount) are in the safe box", "Signature \(signature.number)"])
        } catch {
            return end("Deposit failed", ["The account does not hold \(amount)"])
        }
    }

    private func end(_ title: String, _ lines: [String]) -> Screen {
        Screen(title: title, lines: lines, actions: [dependency.navigation.homeAction])
    }
}
