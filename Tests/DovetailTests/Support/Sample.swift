import Dovetail

/// An app of three levels, two of them with children:
/// `AppComponent` → `CardComponent` → `DetailComponent`.
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

/// A child that the wiring does not know.
final class LonelyComponent: Component<any CardDependency> {
    var card: CardComponent { CardComponent(parent: self) }
}

/// A root that the wiring does not know.
final class StrayComponent: BootstrapComponent {}

final class Session {
    let id = 7
}

/// A double that a test writes.
final class CardDouble: CardDependency {
    let session = Session()
}
