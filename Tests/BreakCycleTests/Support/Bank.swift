/// Cards pay from accounts, which issue cards: two modules that use each other.
enum Bank {
    static let files: [String: String] = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "Money"),
                .target(name: "Card", dependencies: ["DemandDeposit", "Money"]),  // pays from accounts
                .target(name: "DemandDeposit", dependencies: ["Card", "Money"]),
                .executableTarget(name: "BankApp", dependencies: ["Card", "Money"]),
            ]
        )

        """,
        "Sources/Money/Amount.swift": """
        public struct Amount: Sendable, Equatable {
            public var cents: Int
            public init(cents: Int) { self.cents = cents }
        }

        """,
        "Sources/DemandDeposit/Account.swift": """
        import Card
        import Foundation
        import Money

        public final class Owner {
            public let name: String
            public init(name: String) { self.name = name }
        }

        public class Account {
            public let owner: Owner
            public private(set) var balance: Amount
            public var note = ""
            public var limit: Int?

            public init(owner name: String, balance: Int = 0) {
                owner = Owner(name: name)
                self.balance = Amount(cents: balance)
            }

            @discardableResult
            public func withdraw(_ amount: Amount, reason: String = "payment") throws -> Amount {
                guard amount.cents <= balance.cents else { throw Overdrawn(missing: amount.cents - balance.cents) }
                balance = Amount(cents: balance.cents - amount.cents)
                note = reason
                return balance
            }

            public func transfer(_ amount: Amount, to other: Account) throws {
                try withdraw(amount)
                other.deposit(amount)
            }

            public func deposit(_ amount: Amount) { balance = Amount(cents: balance.cents + amount.cents) }

            public func statement() async -> String { "\\(owner.name): \\(format(balance))" }

            /// A card of the other module, made here.
            public func issueCard() -> Bool {
                let card = Card(number: 7)
                card.link(self)
                return card.pay(Amount(cents: 1))
            }

            static func unused() {}
            public static func open(_ name: String) -> Account { Account(owner: name, balance: 500) }
        }

        public struct Overdrawn: Error {
            public var missing: Int
        }

        public func format(_ amount: Amount) -> String { "\\(amount.cents / 100).\\(amount.cents % 100)" }
        public let standardLimit = 1000

        public struct Counter: Sendable {
            public private(set) var count: Int
            public var step: Int
            public init(step: Int) { self.step = step; count = 0 }
            public mutating func increase() { count += step }
        }

        """,
        "Sources/Card/Card.swift": """
        import DemandDeposit
        import Foundation
        import Money

        public final class Card {
            public let number: Int
            private var account: Account?
            private var counter = Counter(step: 2)
            private var others: [Account] = []

            public init(number: Int) { self.number = number }

            public func link(_ account: Account) { self.account = account }

            public func linkNew(_ name: String) {
                let made = Account(owner: name)
                made.limit = standardLimit
                account = made
                others = [made, DemandDeposit.Account(owner: "second", balance: 3)]
                others.append(Account.open("third"))
            }

            public func pay(_ amount: Amount) -> Bool {
                counter.increase()
                guard let account else { return false }
                do {
                    try account.withdraw(amount)
                    return true
                } catch {
                    print("\\(account.owner.name) has too little: \\(error)")
                    return false
                }
            }

            public func share() throws {
                guard let account, let other = others.last else { return }
                try account.transfer(Amount(cents: 2), to: other)
            }

            public var description: String {
                let names = others.map { $0.owner.name }.joined(separator: ", ")
                let all = others.reduce(0) { $0 + $1.balance.cents }
                return "card \\(number), \\(names), \\(all), \\(account.map { format($0.balance) } ?? "none") paid \\(counter.count) \\(account?.note ?? "-") \\(account?.limit ?? 0)"
            }

            public func statement() async -> String { await account?.statement() ?? "nothing" }
        }

        """,
        "Sources/BankApp/main.swift": """
        // The bank.
        import Card
        import Money

        let card = Card(number: 42)
        print(card.description)
        print(card.pay(Amount(cents: 5)))
        card.linkNew("Ann")
        print(card.pay(Amount(cents: 5)))
        card.linkNew("Bob")
        try? card.share()
        print(card.description)
        print(await card.statement())

        """,
    ]
}
