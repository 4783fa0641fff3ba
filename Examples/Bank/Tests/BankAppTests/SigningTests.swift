import BankInterfaces
import Testing

@testable import BankApp

/// The safe box signs with the app's own signing code.
struct SigningTests {
    let app = AppComponent(analyticsClient: RecordingClient.self)

    @Test func threeWrongSecretsLockSigning() throws {
        var screen = try signScreen()
        screen = try sign(screen, with: "1")
        #expect(screen.lines.first == "Wrong secret, tries left: 2")
        screen = try sign(screen, with: "2")
        #expect(screen.lines.first == "Wrong secret, tries left: 1")
        screen = try sign(screen, with: "3")
        #expect(screen.title == "Signing is locked")
        #expect(try sign(signScreen(), with: "200706").title == "Signing is locked")
    }

    @Test func theRightSecretGivesTheTriesBack() throws {
        #expect(try sign(signScreen(), with: "1").lines.first == "Wrong secret, tries left: 2")
        #expect(try sign(signScreen(), with: "200706").title == "Deposit complete")
        #expect(try sign(signScreen(), with: "1").lines.first == "Wrong secret, tries left: 2")
    }

    @Test func aSignedDepositCanStillLackMoney() throws {
        let screen = try sign(signScreen(amount: "2,000,000"), with: "200706")
        #expect(screen.title == "Deposit failed")
        #expect(screen.lines == ["The account does not hold 2,000,000 won"])
    }

    private func signScreen(amount: String = "1,000") throws -> Screen {
        let screen = try #require(app.home().action("Safe box")).open()
        return try #require(screen.action("Deposit")).open(typing: amount)
    }

    private func sign(_ screen: Screen, with secret: String) throws -> Screen {
        try #require(screen.action("Sign")).open(typing: secret)
    }
}
