/// One thing that the user of a scripted session does.
struct Step {
    let action: String
    let typed: String
    /// The typed text as the transcript shows it.
    let shown: String

    init(_ action: String, typing typed: String = "", shownAs shown: String? = nil) {
        self.action = action
        self.typed = typed
        self.shown = shown ?? typed
    }
}
