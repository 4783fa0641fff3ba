import Dovetail

final class Session {
    let user = "Hana"
}

protocol CardDependency: Dependency {
    var session: Session { get }
}

final class CardComponent: Component<CardDependency> {
    var title: String { "\(dependency.session.user)'s card" }
}

final class AppComponent: BootstrapComponent {
    var session: Session { shared { Session() } }
    var card: CardComponent { CardComponent(parent: self) }
}

print(AppComponent().card.title)
