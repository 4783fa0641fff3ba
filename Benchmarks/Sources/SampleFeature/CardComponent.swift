public import Dovetail

/// A value that the root shares.
public final class Session {
    /// A property, so that the object is not empty.
    public var reads = 7

    /// Creates a session.
    public init() {}
}

/// The dependency of the card.
public protocol CardDependency: Dependency {
    /// The root's session.
    var session: Session { get }
}

/// A child in a separate module, like the features of an app: nothing visible to the optimiser shows which component
/// provides the dependency.
public final class CardComponent: Component<any CardDependency> {}

/// Reads a value that belongs to an ancestor.
@inline(never)
public func readDependency(_ card: CardComponent) -> Session { card.dependency.session }
