import Dovetail

/// The card module's scope.
public final class CardComponent: Component<CardDependency> {}
