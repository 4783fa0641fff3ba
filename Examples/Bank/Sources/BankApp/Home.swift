import BankInterfaces

extension AppComponent: Navigation {
    func home() -> Screen {
        let cards = user.cards.map { link in
            ScreenAction("Card \(link.card)") { self.card.managementScreen(of: link.card) }
        }
        return Screen(
            title: "Home",
            lines: ["Hello, \(user.name)"],
            actions: cards + [ScreenAction("Safe box") { self.safeBox.depositScreen() }])
    }
}
