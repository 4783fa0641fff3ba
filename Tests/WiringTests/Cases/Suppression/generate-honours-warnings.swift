//! title: a suppressed warning is not said, and the program is what it was
import Dovetail

final class CardComponent: Component<EmptyDependency> {
    let name = "card"
}
final class App: BootstrapComponent {
    // dovetail:ignore retain-cycle: the root lives as long as the app
    var card: CardComponent { shared { CardComponent(parent: self) } }
}
print(App().card.name)
//> card
