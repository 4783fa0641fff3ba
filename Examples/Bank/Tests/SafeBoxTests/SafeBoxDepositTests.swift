import BankInterfaces
import SafeBox
import Testing

/// The safe box module alone. Its signing step is a child component: the wiring generated for
/// this test target connects it to the double.
struct SafeBoxDepositTests {
    let stub = SafeBoxDependencyStub()
    let component: SafeBoxComponent

    init() {
        component = SafeBoxComponent(dependency: stub)
    }

    @Test(arguments: ["", "ten", "0", "-5", "+5", "1.5", ",", "99999999999999999999"])
    func asksAgainForAnythingButAnAmount(typed: String) throws {
        let screen = try deposit(typed)
        #expect(screen.title == "Safe box")
        #expect(screen.lines.first == "Please type an amount")
    }

    @Test func asksAgainForMoreThanFits() throws {
        #expect(try deposit("1,000,001").lines.first == "There is room for 1,000,000 won")
        #expect(try deposit("1,000,000").title == "Sign")
    }

    @Test func movesTheMoneyOnceSigned() throws {
        let screen = try sign(try deposit("5,000"))
        #expect(screen.title == "Deposit complete")
        #expect(screen.lines == ["5,000 won are in the safe box", "Signature 7"])
        #expect(stub.signer.asked.map(\.text) == ["safe box deposit of 5,000 won"])
        #expect(stub.signer.asked.map(\.secret) == ["typed"])
        #expect(
            stub.books.moved == [
                Movement(amount: Won(5_000), source: AccountNumber("main"), target: AccountNumber("box"))
            ])
        #expect(stub.events.names == ["safe_box_opened", "deposited"])
    }

    @Test func movesNothingForAWrongSecret() throws {
        stub.signer.failure = .wrongSecret(triesLeft: 1)
        let screen = try sign(try deposit("5,000"))
        #expect(screen.title == "Sign")
        #expect(screen.lines == ["Wrong secret, tries left: 1", "Deposit 5,000 won into the safe box"])
        #expect(stub.books.moved.isEmpty)
        #expect(stub.events.names == ["safe_box_opened", "signing_failed"])
    }

    @Test func endsWhereSigningIsLocked() throws {
        stub.signer.failure = .locked
        let screen = try sign(try deposit("5,000"))
        #expect(screen.title == "Signing is locked")
        #expect(screen.actions.map(\.label) == ["Home"])
        #expect(stub.books.moved.isEmpty)
    }

    @Test func saysSoWhereTheAccountHoldsTooLittle() throws {
        stub.books.failure = .insufficientFunds
        #expect(try sign(try deposit("5,000")).title == "Deposit failed")
    }

    private func deposit(_ typed: String) throws -> Screen {
        try #require(component.depositScreen().action("Deposit")).open(typing: typed)
    }

    private func sign(_ screen: Screen) throws -> Screen {
        try #require(screen.action("Sign")).open(typing: "typed")
    }
}
