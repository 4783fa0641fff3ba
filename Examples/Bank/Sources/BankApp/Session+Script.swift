extension Session {
    /// Hana's evening: round and round between card and account, then a deposit.
    static let script = [
        Step("Card 5365-1000-2000-1234"),
        Step("Linked account"),
        Step("Linked card"),
        Step("Linked account"),
        Step("Statement"),
        Step("Home"),
        Step("Safe box"),
        Step("Deposit", typing: "20,000,000"),
        Step("Deposit", typing: "300,000"),
        Step("Sign", typing: "000000", shownAs: "a wrong secret"),
        Step("Sign", typing: "200706", shownAs: "the right secret"),
        Step("Home"),
        Step("Card 5365-1000-2000-1234"),
        Step("Linked account"),
        Step("Statement"),
    ]
}
