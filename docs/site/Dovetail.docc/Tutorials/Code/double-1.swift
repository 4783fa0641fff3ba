import Dovetail

final class Session {
    let user: String
    init(user: String) { self.user = user }
}

protocol CardDependency: Dependency {
    var session: Session { get }
}

final class CardComponent: Component<CardDependency> {
    var title: String { "\(dependency.session.user)'s card" }
}
