/// Something the user can do on a screen; it always leads to another screen.
public struct ScreenAction {
    /// The words on the button.
    public let label: String
    /// What the user has to type first, if anything.
    public let prompt: String?
    private let destination: (String) -> Screen

    /// An action that opens a screen. The screen is made when the user acts, not before, so
    /// that two screens can lead to each other.
    public init(_ label: String, opens destination: @escaping () -> Screen) {
        self.label = label
        prompt = nil
        self.destination = { _ in destination() }
    }

    /// An action that asks for `prompt` and opens a screen made from the answer.
    public init(_ label: String, asksFor prompt: String, opens destination: @escaping (String) -> Screen) {
        self.label = label
        self.prompt = prompt
        self.destination = destination
    }

    /// The screen that follows, given what the user typed.
    public func open(typing answer: String = "") -> Screen {
        destination(answer)
    }
}
