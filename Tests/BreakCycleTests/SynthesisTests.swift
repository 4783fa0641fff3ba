import Foundation
import Testing
import ToolRunner

/// Requirements that the compiler synthesises from properties, which is no longer possible if a protocol replaces their
/// types.
@Suite struct SynthesisTests {
    private static let account = """
        public struct Account: Hashable, Codable, Sendable { public init() {} }
        public func standard() -> Account { Account() }
        public class Loose { public init() {} }
        """

    private static func refusal(_ card: String, at place: String, _ reason: String) -> Refusal {
        Refusal(card, deposit: account, card: card, at: "Card/Card.swift:\(place)", reason)
    }

    @Test(arguments: [
        refusal(
            "struct Card: Equatable { var account: Account }", at: "2:30",
            "the type of 'account' becomes a protocol, so 'Card' must implement '==' itself to stay Equatable"),
        refusal(
            "struct Card: Hashable { let accounts: [Account]? }", at: "2:29",
            "the type of 'accounts' becomes a protocol, so 'Card' must implement 'hash(into:)' itself to stay Hashable"),
        refusal(
            "struct Card: Hashable { let a: Account; func hash(into hasher: inout Hasher) {} }", at: "2:29",
            "the type of 'a' becomes a protocol, so 'Card' must implement '==' itself to stay Equatable"),
        refusal(
            "struct Card: Codable { let a: Account; func encode(to encoder: any Encoder) {} }", at: "2:28",
            "the type of 'a' becomes a protocol, so 'Card' must implement 'init(from:)' itself to stay Decodable"),
        refusal(
            "struct Card { var a = Account() }\nextension Card: Encodable {}", at: "2:19",
            "the type of 'a' becomes a protocol, so 'Card' must implement 'encode(to:)' itself to stay Encodable"),
        refusal(
            "struct Outer { struct Card: Equatable { var a = standard() } }", at: "2:45",
            "the type of 'a' becomes a protocol, so 'Card' must implement '==' itself to stay Equatable"),
        refusal(
            "protocol Model: Equatable {}\nstruct Card: Model { var a: Account }", at: "3:26",
            "the type of 'a' becomes a protocol, so 'Card' must implement '==' itself to stay Equatable"),
        refusal(
            "struct Card: Equatable & Sendable { var a: Account { didSet {} } }", at: "2:41",
            "the type of 'a' becomes a protocol, so 'Card' must implement '==' itself to stay Equatable"),
        refusal(
            "final class Card: Sendable { let a: Loose? = nil }", at: "2:34",
            "the type of 'a' becomes a protocol that is not Sendable, although 'Card' is"),
        refusal(
            "struct Failure: Error { var a = Loose() }", at: "2:29",
            "the type of 'a' becomes a protocol that is not Sendable, although 'Failure' is"),
        refusal(
            "struct Card: Identifiable { var id: Account }", at: "2:33",
            "the type of 'id' becomes a protocol, so 'Card' can no longer be Identifiable"),
    ])
    func isRefused(_ refusal: Refusal) throws { try refusal.refuse() }

    @Test(arguments: [
        "struct Card: Equatable { var a: Account; static func == (a: Card, b: Card) -> Bool { true } }",
        "struct Card: Equatable { var a: Account }\nfunc == (a: Card, b: Card) -> Bool { true }",
        "struct Card: Equatable { var a: Account }\nextension Card { static func == (a: Card, b: Card) -> Bool { "
            + "true } }",
        "struct Card: Equatable { var a: Account { Account() }; static let b = Account() }",
        "struct Card: Identifiable { var id: Int { 1 }; var a: Account }",
        "struct Card: Sendable { var a: Account }",
        "final class Card: @unchecked Sendable { var a: Loose? }",
        "struct Card { var a: Account; struct Part: Equatable { var b: Int } }",
    ])
    func whatIsWrittenOrNotAskedForIsNot(_ card: String) throws {
        let project = try Project(Refusal("", deposit: Self.account, card: card, at: "", "").files())
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
    }
}
