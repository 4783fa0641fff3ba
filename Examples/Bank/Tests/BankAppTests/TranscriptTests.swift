import Testing

@testable import BankApp

struct TranscriptTests {
    /// The only test that uses the vendor's own client: its state is global.
    @Test func theScriptedSessionReadsAsExpected() throws {
        let session = Session(app: AppComponent(), steps: Session.script)
        #expect(try session.transcript() == expected)
    }

    @Test func aStepThatTheScreenLacksEndsTheSession() {
        let app = AppComponent(analyticsClient: RecordingClient.self)
        let session = Session(app: app, steps: [Step("Safe box"), Step("Linked card")])
        #expect(throws: SessionFailure.noAction("Linked card", on: "Safe box")) {
            try session.transcript()
        }
    }

    private let expected = """
        == Home ==
        Hello, Hana
        [Card 5365-1000-2000-1234] [Safe box]

        > Card 5365-1000-2000-1234
        == Card management ==
        Card 5365-1000-2000-1234
        Linked account 3333-01-1234567
        [Linked account] [Home]

        > Linked account
        == Account management ==
        Account 3333-01-1234567
        Balance 1,000,000 won
        [Linked card] [Statement] [Home]

        > Linked card
        == Card management ==
        Card 5365-1000-2000-1234
        Linked account 3333-01-1234567
        [Linked account] [Home]

        > Linked account
        == Account management ==
        Account 3333-01-1234567
        Balance 1,000,000 won
        [Linked card] [Statement] [Home]

        > Statement
        == Statement of 2020-07-06 ==
        No movements yet
        [Home]

        > Home
        == Home ==
        Hello, Hana
        [Card 5365-1000-2000-1234] [Safe box]

        > Safe box
        == Safe box ==
        Balance 0 won of at most 10,000,000 won
        To sign, you need your 6-digit secret
        [Deposit: amount] [Home]

        > Deposit: 20,000,000
        == Safe box ==
        There is room for 10,000,000 won
        Balance 0 won of at most 10,000,000 won
        To sign, you need your 6-digit secret
        [Deposit: amount] [Home]

        > Deposit: 300,000
        == Sign ==
        Deposit 300,000 won into the safe box
        [Sign: your 6-digit secret] [Home]

        > Sign: a wrong secret
        == Sign ==
        Wrong secret, tries left: 2
        Deposit 300,000 won into the safe box
        [Sign: your 6-digit secret] [Home]

        > Sign: the right secret
        == Deposit complete ==
        300,000 won are in the safe box
        Signature 1
        [Home]

        > Home
        == Home ==
        Hello, Hana
        [Card 5365-1000-2000-1234] [Safe box]

        > Card 5365-1000-2000-1234
        == Card management ==
        Card 5365-1000-2000-1234
        Linked account 3333-01-1234567
        [Linked account] [Home]

        > Linked account
        == Account management ==
        Account 3333-01-1234567
        Balance 700,000 won
        [Linked card] [Statement] [Home]

        > Statement
        == Statement of 2020-07-06 ==
        -300,000 won to 3355-07-0000001
        [Home]

        == Sent to the analytics vendor ==
        user Hana
        event card_opened card=5365-1000-2000-1234
        event account_opened account=3333-01-1234567
        event card_opened card=5365-1000-2000-1234
        event account_opened account=3333-01-1234567
        event safe_box_opened
        event signing_failed
        event deposited amount=300000
        event card_opened card=5365-1000-2000-1234
        event account_opened account=3333-01-1234567
        """
}
