/// A card and the account it draws on.
public struct LinkedCard: Equatable, Sendable {
    /// The card.
    public let card: CardNumber
    /// The account.
    public let account: AccountNumber

    /// `card`, drawing on `account`.
    public init(card: CardNumber, account: AccountNumber) {
        self.card = card
        self.account = account
    }
}
