/// The customer who is using the app.
public struct Customer: Equatable, Sendable {
    /// The customer's name.
    public let name: String
    /// The customer's cards, each with the account it draws on.
    public let cards: [LinkedCard]
    /// The account that pays into the safe box.
    public let mainAccount: AccountNumber
    /// The account that holds the safe box's money.
    public let safeBox: AccountNumber

    /// A customer with these cards and accounts.
    public init(name: String, cards: [LinkedCard], mainAccount: AccountNumber, safeBox: AccountNumber) {
        self.name = name
        self.cards = cards
        self.mainAccount = mainAccount
        self.safeBox = safeBox
    }

    /// The account that `card` draws on.
    public func account(of card: CardNumber) -> AccountNumber? {
        cards.first { $0.card == card }?.account
    }

    /// The first card that draws on `account`.
    public func card(of account: AccountNumber) -> CardNumber? {
        cards.first { $0.account == account }?.card
    }
}
