/// What the user sees: a title, lines of text and what can be done from there.
public struct Screen {
    /// The heading.
    public let title: String
    /// The body, from top to bottom.
    public let lines: [String]
    /// What the user can do, in order.
    public let actions: [ScreenAction]

    /// A screen with these contents.
    public init(title: String, lines: [String], actions: [ScreenAction]) {
        self.title = title
        self.lines = lines
        self.actions = actions
    }

    /// The action called `label`, if this screen has it.
    public func action(_ label: String) -> ScreenAction? {
        actions.first { $0.label == label }
    }
}
