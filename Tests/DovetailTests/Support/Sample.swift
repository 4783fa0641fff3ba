import Dovetail

/// An app with three levels, two of which have children: `AppComponent` → `CardComponent` → `DetailComponent`.
class AppComponent: BootstrapComponent {
    let name: String

    init(name: String = "app") {
        self.name = name
        super.init()
    }

    var session: Session { shared { Session() } }
    var card: CardComponent { CardComponent(parent: self) }
    var lonely: LonelyComponent { LonelyComponent(parent: self) }
}

protocol CardDependency: Dependency {
    var session: Session { get }
}

class CardComponent: Component<any CardDependency> {
    var limit: Tracked { shared { Tracked() } }
    var detail: DetailComponent { DetailComponent(parent: self, number: 4) }
}

protocol DetailDependency: Dependency {
    var session: Session { get }
    var limit: Tracked { get }
}

final class DetailComponent: Component<any DetailDependency> {
    let number: Int

    init(parent: any Scope, number: Int) {
        self.number = number
        super.init(parent: parent)
    }
}

/// A child that is missing from the wiring.
final class LonelyComponent: Component<any CardDependency> {
    var card: CardComponent { CardComponent(parent: self) }
}

/// A root that is missing from the wiring.
final class StrayComponent: BootstrapComponent {}

final class Session {
    let id = 7
}

/// A double written by a test.
final class CardDouble: CardDependency {
    let session = Session()
}
