import Foundation
import Testing
import ToolRunner

/// The meaning of an unqualified name: if it may belong to another declaration, it is not replaced.
@Suite struct NameTests {
    private static let tax = "public func tax(_ n: Int) -> Int { n + 100 }"

    @Test(arguments: [
        "func a() -> Int { func tax(_ n: Int) -> Int { n }; return tax(1) }",
        "func a() -> Int { let sum = tax(1); func tax(_ n: Int) -> Int { n }; return sum }",
        "func a() -> Int { [1].map { n in func tax(_ n: Int) -> Int { n }; return tax(n) }[0] }",
        "func a(_ n: Int) -> Int { switch n { default: func tax(_ n: Int) -> Int { n }; return tax(n) } }",
        "func a() -> Int {\n#if DEBUG\nfunc tax(_ n: Int) -> Int { n }\n#endif\nreturn tax(1) }",
        "func a() -> Int { struct tax { init(_ n: Int) {} }; _ = tax(1); return 1 }",
        "func a(_ list: [Int]) -> () -> Int { { [tax = list.count] in tax } }",
        "extension String { func tax(_ n: Int) -> Int { 17 }; func s() -> Int { tax(2) } }",
        "extension Array where Element == Int { func tax(_ n: Int) -> Int { 17 }; func s() -> Int { tax(2) } }",
        "struct Outer { struct Inner { func tax(_ n: Int) -> Int { n }; func s() -> Int { tax(2) } } }",
        "struct Outer { struct Inner {} }\nextension Outer.Inner { func tax() -> Int { 1 }; func s() -> Int { tax() } }",
        "func a() { struct Inner { var tax: Int { 1 }; func s() -> Int { tax } } }",
        "protocol P {}\nextension P { func tax(_ n: Int) -> Int { n } }\nstruct S: P { func s() -> Int { tax(2) } }",
        "extension Equatable { func tax(_ n: Int) -> Int { n } }\nstruct S: Equatable { func s() -> Int { tax(2) } }",
        "class Base { func tax(_ n: Int) -> Int { n } }\nclass S: Base { func s() -> Int { tax(2) } }",
        "enum Rate { case tax; static var usual: Rate { tax } }",
    ])
    func whatIsOwnStays(_ card: String) throws {
        let files = Refusal("", deposit: Self.tax, card: card, at: "", "").files()
        let project = try Project(files)
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        // Nothing of 'Deposit' is used.
        #expect(try project.read("Sources/Card/Card.swift") == "\(card)\n")
    }

    @Test(arguments: [
        Refusal(
            "a type of others is extended", deposit: tax, card: "extension String { func s() -> Int { tax(2) } }",
            at: "Card/Card.swift:2:38",
            "'tax' may be a member of 'String', which 'Card' does not declare: write 'Deposit.tax' if that is meant"),
        Refusal(
            "a superclass of others", deposit: tax, card: "class Mine: View { func s() -> Int { tax(2) } }",
            at: "Card/Card.swift:2:38",
            "'tax' may be a member of 'View', which 'Card' does not declare: write 'Deposit.tax' if that is meant"),
        Refusal(
            "a superclass of a superclass", deposit: tax,
            card: "class Base: View {}\nclass Mine: Base { func s() -> Int { tax(2) } }", at: "Card/Card.swift:3:38",
            "'tax' may be a member of 'View', which 'Card' does not declare: write 'Deposit.tax' if that is meant"),
    ])
    func whatCannotBeToldIsRefused(_ refusal: Refusal) throws { try refusal.refuse() }

    @Test func whatIsNamedWithItsModuleIsReplaced() throws {
        let card =
            "extension String { func s() -> Int { Deposit.tax(2) } }\nclass Mine: Error, Equatable { let a = tax(1) }"
        let project = try Project(Refusal("", deposit: Self.tax, card: card, at: "", "").files())
        let applied = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        let text = try project.read("Sources/Card/Card.swift")
        #expect(text.contains("s() -> Int { DepositPort.provider.tax(2) }"), "\(text)")
        #expect(text.contains("let a = DepositPort.provider.tax(1) }"), "\(text)")
    }

    /// Generic parameters and local types hide a type of the other module, at any depth.
    @Test(arguments: [
        "struct S { init<Bee>(_ x: Bee) {} }", "struct S { subscript<Bee>(_ x: Bee) -> Int { 1 } }",
        "func a() { func inner<Bee>(_ x: Bee) {} }", "func a() { typealias Bee = Int; let x: Bee = 1; _ = x }",
    ])
    func innerTypesAreAmbiguous(_ card: String) throws {
        let files = Refusal("", deposit: "public final class Bee { public init() {} }", card: card, at: "", "").files()
        let refused = try Project(files).breakCycle("Card", "Deposit", "--apply")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("'Bee' is ambiguous"), "\(refused.errors)")
    }
}
