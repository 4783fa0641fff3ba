import Analytics
import BankInterfaces
import Card
import DemandDeposit
import Dovetail
import SafeBox
import VendorAnalytics

/// The root: the only place that sees every module.
final class AppComponent: BootstrapComponent {
    let user: Customer
    let analyticsClient: any AnalyticsClient.Type

    init(user: Customer = .hana, analyticsClient: any AnalyticsClient.Type = VendorClient.self) {
        self.user = user
        self.analyticsClient = analyticsClient
        super.init()
    }

    // MARK: - What the modules need

    var customer: Customer {
        user
    }

    var ledger: any Ledger {
        shared { MemoryLedger(opening: [user.mainAccount: Won(1_000_000)]) }
    }

    var today: BankDay {
        BankDay("2020-07-06")
    }

    var signing: any Signing {
        shared { SecretSigning(secret: "200706", tries: 3) }
    }

    var analytics: any AnalyticsLog {
        shared { VendorAnalyticsLog(client: analyticsClient, userID: user.name) }
    }

    var navigation: any Navigation {
        self
    }

    // Each of the next two modules opens the other's screens through one of these.

    var cardScreens: any CardScreens {
        card
    }

    var demandDepositScreens: any DemandDepositScreens {
        demandDeposit
    }

    // MARK: - The modules

    var card: CardComponent {
        CardComponent(parent: self)
    }

    var demandDeposit: DemandDepositComponent {
        DemandDepositComponent(parent: self)
    }

    var safeBox: SafeBoxComponent {
        SafeBoxComponent(parent: self)
    }
}
