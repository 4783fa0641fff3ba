import NeedleFoundation

/// The sample's values, the same as in the Dovetail program.
public final class NeedleSession {
    var reads = 7
}

/// The sample's root on Needle.
public final class NeedleAppComponent: BootstrapComponent {
    /// A value shared with the components below.
    public var session: NeedleSession { shared { NeedleSession() } }

    /// A child.
    public var card: NeedleCardComponent { NeedleCardComponent(parent: self) }
}

/// The dependency of the card.
public protocol NeedleCardDependency: Dependency {
    /// The root's session.
    var session: NeedleSession { get }
}

/// The sample's child on Needle.
public final class NeedleCardComponent: Component<NeedleCardDependency> {}

private final class NeedleCardProvider: NeedleCardDependency {
    private let app: NeedleAppComponent

    init(_ app: NeedleAppComponent) { self.app = app }

    var session: NeedleSession { app.session }
}

/// Registers what Needle's generator would register. Must be called before a root is built.
public func registerNeedleSample() {
    let registry = __DependencyProviderRegistry.instance
    registry.registerDependencyProviderFactory(for: "^->NeedleAppComponent") { app in
        EmptyDependencyProvider(component: app)
    }
    registry.registerDependencyProviderFactory(for: "^->NeedleAppComponent->NeedleCardComponent") { card in
        guard let app = card.parent as? NeedleAppComponent else { fatalError("the sample has one root") }
        return NeedleCardProvider(app)
    }
}

/// Reads the shared property.
@inline(never)
public func readShared(_ root: NeedleAppComponent) -> NeedleSession { root.session }

/// Reads a value that belongs to an ancestor.
@inline(never)
public func readDependency(_ card: NeedleCardComponent) -> NeedleSession { card.dependency.session }

/// Creates a child.
@inline(never)
public func createChild(_ root: NeedleAppComponent) -> NeedleCardComponent { root.card }
