import Analytics
import BankInterfaces
import Card

/// An app around the card module that only remembers what it was asked for.
final class CardDependencyStub: CardDependency {
    let accountScreens = AccountScreensRecorder()
    let events = EventRecorder()

    let customer: Customer

    init(customer: Customer) {
        self.customer = customer
    }

    var demandDepositScreens: any DemandDepositScreens { accountScreens }
    var navigation: any Navigation { HomeStub() }
    var analytics: any AnalyticsLog { events }
}

final class AccountScreensRecorder: DemandDepositScreens {
    private(set) var asked: [AccountNumber] = []

    func managementScreen(of account: AccountNumber) -> Screen {
        asked.append(account)
        return Screen(title: "An account", lines: [], actions: [])
    }
}

final class EventRecorder: AnalyticsLog {
    private(set) var recorded: [AnalyticsEvent] = []

    func record(_ event: AnalyticsEvent) {
        recorded.append(event)
    }
}

struct HomeStub: Navigation {
    func home() -> Screen {
        Screen(title: "Home", lines: [], actions: [])
    }
}
