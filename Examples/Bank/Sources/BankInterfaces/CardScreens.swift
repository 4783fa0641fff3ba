/// The card module, as other modules see it.
public protocol CardScreens {
    /// The screen on which a card is managed.
    func managementScreen(of card: CardNumber) -> Screen
}
