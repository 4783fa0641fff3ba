import Dovetail

final class Session {
    let user = "Hana"
}

protocol CardDependency: Dependency {
    var session: Session { get }
}
