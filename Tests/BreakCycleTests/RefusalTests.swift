import Foundation
import Testing
import ToolRunner

/// Declarations that cannot be put behind an interface: they are reported with their place, and nothing is written.
@Suite struct RefusalTests {
    private static let account = "public class Account { public init() {} }"

    private static let types: [Refusal] = [
        .init(
            "a generic type", deposit: "public struct Box<T> { public init() {} }", card: "let box = Box<Int>()",
            at: "Card/Card.swift:2:11", "'Box' is generic"),
        .init(
            "an enum in patterns", deposit: "public enum Kind { case a, b }",
            card: "func f(_ kind: Kind) -> Int { switch kind { case .a: 1; case .b: 2 } }", at: "Card/Card.swift:2:16",
            "'Kind' is an enum, and a protocol cannot have its cases"),
        .init(
            "a case of an enum", deposit: "public enum Kind { case a, b }", card: "let kind = Kind.a",
            at: "Card/Card.swift:2:12", "'Kind' is an enum, and a protocol cannot have its cases"),
        .init(
            "a protocol with an associated type", deposit: "public protocol Shelf { associatedtype Item }",
            card: "struct Mine: Shelf { typealias Item = Int }", at: "Card/Card.swift:2:14",
            "'Shelf' is a protocol with an associated type"),
        .init(
            "an actor", deposit: "public actor Vault { public init() {} }", card: "let vault = Vault()",
            at: "Card/Card.swift:2:13", "'Vault' is an actor"),
        .init(
            "a type alias", deposit: "public typealias Number = Int", card: "func f(_ n: Number) {}",
            at: "Card/Card.swift:2:13", "'Number' is a type alias"),
        .init(
            "a type under #if", deposit: "#if DEBUG\n\(account)\n#endif", card: "let a = Account()",
            at: "Card/Card.swift:2:9", "'Account' is under #if"),
        .init(
            "a type within a type", deposit: "public class Account { public struct Day {} }",
            card: "func f(_ day: Account.Day) {}", at: "Card/Card.swift:2:15", "'Account.Day' is a nested type"),
    ]

    private static let hidden: [Refusal] = [
        .init(
            "a type that is internal", deposit: "class Account {}", card: "func f(_ a: Account) {}",
            at: "Card/Card.swift:2:13",
            "'Account' is internal (Sources/Deposit/Deposit.swift:2:7): write package or public before 'class Account'")
    ]

    private static let places: [Refusal] = [
        .init(
            "a subclass", deposit: "open class Account { public init() {} }", card: "class Mine: Account {}",
            at: "Card/Card.swift:2:13", "'Account' cannot be put behind a protocol: a class inherits from it"),
        .init(
            "an extension", deposit: account, card: "extension Account { func f() {} }", at: "Card/Card.swift:2:11",
            "'Account' cannot be put behind a protocol: an extension of it cannot move to a protocol"),
        .init(
            "a metatype", deposit: account, card: "let type = Account.self", at: "Card/Card.swift:2:12",
            "'Account.self' is used as a value"),
        .init(
            "a generic argument", deposit: account, card: "struct Box<T> {}\nfunc f(_ box: Box<Account>) {}",
            at: "Card/Card.swift:3:19",
            "'Account' cannot be put behind a protocol: it is a generic argument of 'Box', which a protocol may not fit"
        ),
        .init(
            "a generic requirement", deposit: account, card: "func f<T: Account>(_ value: T) {}",
            at: "Card/Card.swift:2:11",
            "'Account' cannot be put behind a protocol: a generic requirement refers "
                + "to it"),
        .init(
            "an initializer as a value", deposit: account, card: "let make = Account.init", at: "Card/Card.swift:2:12",
            "'Account.init' is used as a value"),
        .init(
            "a contextual initializer", deposit: account, card: "func f(_ a: Account) {}\nfunc g() { f(.init()) }",
            at: "Card/Card.swift:3:14", "'.init' may mean 'Account.init': write the type"),
        .init(
            "two types of one name", deposit: account, card: "struct A { class Account {} }\nlet a = Account()",
            at: "Card/Card.swift:3:9",
            "'Account' is ambiguous, because this module declares one too"),
    ]

    private static let members: [Refusal] = [
        .init(
            "an operator",
            deposit: "public struct Sum { public init() {}; public static func + (a: Sum, b: Sum) -> Sum { a } }",
            card: "func f(_ a: Sum, _ b: Sum) { _ = a + b }", at: "Card/Card.swift:2:36",
            "the operator '+' is used on a value of 'Sum'"),
        .init(
            "an operator of its own", deposit: "infix operator +++\npublic func +++ (a: Int, b: Int) -> Int { a }",
            card: "let sum = 1 +++ 2", at: "Card/Card.swift:2:13", "the operator '+++' comes from 'Deposit'"),
        Refusal(
            "a generic operator", deposit: "infix operator +++\npublic func +++ <T>(a: T, b: T) -> T { a }",
            card: "let sum = 1 +++ 2", at: "Card/Card.swift:2:13", "the operator '+++' comes from 'Deposit'"),
        .init(
            "a subscript", deposit: "public class Account { public subscript(_ i: Int) -> Int { i } }",
            card: "func f(_ a: Account) -> Int { a[1] }", at: "Card/Card.swift:2:31", "a subscript of 'Account' is used"
        ),
        .init(
            "a generic function", deposit: "public class Account { public func pay<T>(_ t: T) {} }",
            card: "func f(_ a: Account) { a.pay(1) }", at: "Deposit/Deposit.swift:2:36",
            "'Account.pay(_:)' is "
                + "generic"),
        .init(
            "a default that is no literal",
            deposit: "public class Account { public init(_ day: Int = today()) {} }\npublic func today() -> Int { 1 }",
            card: "let a = Account()", at: "Deposit/Deposit.swift:2:31",
            "'Account.init(_:)' is called without 'day', whose default value is not a literal"),
        .init(
            "a property without a type", deposit: "public let limit = today()\npublic func today() -> Int { 1 }",
            card: "let a = limit", at: "Deposit/Deposit.swift:2:12", "'limit' does not say its type"),
        .init(
            "a type that is not used",
            deposit: "public class Owner {}\npublic class Account { public var owner: Owner? }",
            card: "func f(_ a: Account) { print(a.owner as Any) }", at: "Deposit/Deposit.swift:3:35",
            "'Account.owner' uses 'Owner' of 'Deposit', which 'Card' does not use"),
        .init(
            "a type of the user", deposit: "public class Account { public func link(_ c: Plastic) {} }",
            card: "public class Plastic { func f(_ a: Account) { a.link(self) } }", at: "Deposit/Deposit.swift:2:36",
            "'Account.link(_:)' uses 'Plastic' of 'Card', on which an interface cannot depend"),
        .init(
            "what is not public", deposit: "public class Account { func pay() {} }",
            card: "func f(_ a: Account) { a.pay() }", at: "Card/Card.swift:2:26",
            "'Account.pay' is internal (Sources/Deposit/Deposit.swift:2:29): write package or public before it"),
        .init(
            "a call that nothing takes", deposit: "public class Account { public func pay() {} }",
            card: "func f(_ a: Account) { a.pay(1) }", at: "Card/Card.swift:2:26",
            "no public or package declaration of 'Deposit' matches 'Account.pay'"),
        .init(
            "a global that is set", deposit: "nonisolated(unsafe) public var limit = 1", card: "func f() { limit = 2 }",
            at: "Card/Card.swift:2:12", "'limit' is modified here, which a provider does not support"),
        .init(
            "a name that is taken", deposit: account, card: "protocol AccountProtocol {}\nlet a = Account()",
            at: "Card/Card.swift:2:10",
            "the interface needs the name 'AccountProtocol', but 'Card' already "
                + "declares it"),
    ]

    private static let others: [Refusal] = [
        .init(
            "what another module gets", deposit: "public class Account { public init() {}; public var secret = 1 }",
            card: "public class Plastic { public init() {}; public var account: Account? }", at: "App/main.swift:3:17",
            "'account' would return 'AccountProtocol', which has no 'secret'",
            app: "import Card\nimport Deposit\nprint(Plastic().account?.secret ?? 0)"),
        .init(
            "a value that goes on", deposit: account,
            card: "public class Plastic { public init() {}; public var account: Account? }", at: "App/main.swift:3:19",
            "'account' would return a protocol; Dovetail cannot tell whether that is enough here",
            app: "import Card\nimport Deposit\nlet a = Plastic().account"),
        .init(
            "a delegate", deposit: "public class Account {}\nclass Mine: Watcher { func paid(_ a: Account) {} }",
            card: "public protocol Watcher { func paid(_ a: Account) }", at: "Deposit/Deposit.swift:3:7",
            "'Mine' implements 'paid(_:)' of 'Watcher' with types of 'Deposit' that become protocols"),
    ]

    @Test(arguments: types + hidden + places + members + others)
    func refuses(_ refusal: Refusal) throws {
        try refusal.refuse()
    }

    @Test(arguments: [
        ("@testable import Deposit", "1:18: error: an import with @testable needs the module itself"),
        ("@_exported import Deposit", "1:19: error: an import with @_exported needs the module itself"),
        (
            "import class Deposit.Account",
            "1:14: error: an import of a single declaration of 'Deposit' cannot be "
                + "changed"
        ),
        ("#if DEBUG\nimport Deposit\n#endif", "2:8: error: the import is under #if"),
        ("import Deposit\nfunc f( {", "1:1: error: the file has a syntax error"),
    ])
    func refusesImports(_ text: String, _ line: String) throws {
        let refusal = Refusal("", deposit: Self.account, card: "", at: "", "")
        try Refusal.refuse(refusal.files(cardImport: text), "Sources/Card/Card.swift:\(line)")
    }

    @Test func refusesWhatIsNotOnePackageOrHasNoStart() throws {
        let plain = Refusal("", deposit: Self.account, card: "let a = Account()", at: "", "")
        var files = plain.files()
        files["Sources/App/main.swift"] = nil
        files["Sources/App/App.swift"] = "import Card\n@main struct App: Program {}"
        try Refusal.refuse(
            files,
            "error: cannot find the entry point of 'App', which would call connectDeposit(): there is no main.swift, "
                + "and no @main type with a main() or init(); nothing was written", status: 2)
        files = plain.files()
        files["Sources/DepositInterface/DepositInterface.swift"] = "let a = 1"
        try Refusal.refuse(
            files,
            "error: 'Sources/DepositInterface/DepositInterface.swift' already exists; nothing was written", status: 2)
    }
}
