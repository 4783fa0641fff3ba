//! title: a suppressed warning is not said, and the program is what it was
import Dovetail

final class CardComponent: Component<EmptyDependency> {
    let name = "card"
}
final class Session: Component<EmptyDependency> {
    // dovetail:ignore retain-cycle: there is one session
    var card: CardComponent { shared { CardComponent(parent: self) } }
}
final class App: BootstrapComponent {
    var session: Session { Session(parent: self) }
}
print(App().session.card.name)
//> card
