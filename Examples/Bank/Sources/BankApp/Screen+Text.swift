import BankInterfaces

extension Screen {
    /// The screen as the transcript shows it.
    var text: String {
        let buttons = actions.map { "[\($0.label)\($0.prompt.map { ": \($0)" } ?? "")]" }
        return (["== \(title) =="] + lines + [buttons.joined(separator: " ") + "\n"]).joined(separator: "\n")
    }
}
