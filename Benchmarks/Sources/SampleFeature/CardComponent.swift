public import Dovetail

/// A value that the root shares.
public final class Session {
    /// So that the object is not empty.
    public var reads = 7

    /// A session.
    public init() {}
}

/// What the card needs from above.
public protocol CardDependency: Dependency {
    /// The root's session.
    var session: Session { get }
}

/// A child in a module of its own, as features of an app are: nothing the
/// optimiser sees here tells it who will meet the dependency.
public final class CardComponent: Component<any CardDependency> {}

/// Reads a value that belongs to an ancestor.
@inline(never)
public func readDependency(_ card: CardComponent) -> Session { card.dependency.session }
