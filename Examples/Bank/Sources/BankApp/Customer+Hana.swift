import BankInterfaces

extension Customer {
    /// The customer of the scripted session.
    static let hana = Customer(
        name: "Hana",
        cards: [
            LinkedCard(card: CardNumber("5365-1000-2000-1234"), account: AccountNumber("3333-01-1234567"))
        ],
        mainAccount: AccountNumber("3333-01-1234567"),
        safeBox: AccountNumber("3355-07-0000001"))
}
