import Analytics
import BankInterfaces
import SafeBox

/// An app around the safe box module that only remembers what it was asked for.
final class SafeBoxDependencyStub: SafeBoxDependency {
    let books = LedgerRecorder()
    let signer = SigningRecorder()
    let events = EventRecorder()

    var customer: Customer {
        Customer(
            name: "Test", cards: [], mainAccount: AccountNumber("main"), safeBox: AccountNumber("box"))
    }
    var ledger: any Ledger { books }
    var signing: any Signing { signer }
    var navigation: any Navigation { HomeStub() }
    var analytics: any AnalyticsLog { events }
}

final class LedgerRecorder: Ledger {
    var failure: LedgerFailure?
    private(set) var moved: [Movement] = []

    func balance(of account: AccountNumber) -> Won { Won(9_000_000) }

    func movements(of account: AccountNumber) -> [Movement] { [] }

    func move(_ amount: Won, from source: AccountNumber, to target: AccountNumber) throws(LedgerFailure) {
        if let failure { throw failure }
        moved.append(Movement(amount: amount, source: source, target: target))
    }
}

final class SigningRecorder: Signing {
    var failure: SigningFailure?
    private(set) var asked: [(text: String, secret: String)] = []

    var secretDescription: String { "a secret" }

    func sign(_ text: String, with secret: String) throws(SigningFailure) -> Signature {
        asked.append((text, secret))
        if let failure { throw failure }
        return Signature(text: text, number: 7)
    }
}

final class EventRecorder: AnalyticsLog {
    private(set) var names: [String] = []

    func record(_ event: AnalyticsEvent) {
        names.append(event.name)
    }
}

struct HomeStub: Navigation {
    func home() -> Screen {
        Screen(title: "Home", lines: [], actions: [])
    }
}
