import BankInterfaces

/// A user who does what a script says.
struct Session {
    let app: AppComponent
    let steps: [Step]

    /// Every screen that the user comes to, then everything the analytics vendor was sent.
    ///
    /// - Throws: `SessionFailure` where a screen lacks the next step's action.
    func transcript() throws -> String {
        var screen = app.home()
        var parts = [screen.text]
        for step in steps {
            guard let action = screen.action(step.action) else {
                throw SessionFailure.noAction(step.action, on: screen.title)
            }
            screen = action.open(typing: step.typed)
            parts.append("> \(step.action)\(step.shown.isEmpty ? "" : ": \(step.shown)")")
            parts.append(screen.text)
        }
        parts.append("== Sent to the analytics vendor ==")
        return (parts + app.analyticsClient.sentLines()).joined(separator: "\n")
    }
}

/// Why a scripted session ended early.
enum SessionFailure: Error, Equatable {
    case noAction(String, on: String)
}
