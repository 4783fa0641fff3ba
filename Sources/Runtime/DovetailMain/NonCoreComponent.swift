public import Dovetail

/// A scope that belongs to a pluginized component, used on the main actor; see `Dovetail.NonCoreScope`.
@MainActor
public protocol NonCoreScope: Scope {
    /// Builds the scope as a child of its pluginized component.
    init(parent: any Scope)

    /// The scope of the pluginized component has become active.
    func scopeDidBecomeActive()

    /// The scope of the pluginized component has become inactive.
    func scopeDidBecomeInactive()
}

/// A component with the features that plug in to a ``PluginizedComponent``, used on the main actor; see
/// `Dovetail.NonCoreComponent`.
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    // Not `borrowing`: Swift 6.3 calls an override without it through the witness as if it had it, and the parent is
    // released once too often.
    /// Builds the component as a child of `parent`. A pluginized component calls it.
    public required override init(parent: any Scope) {
        super.init(parent: parent)
    }

    /// Builds the component from a test double of its dependency; see `Dovetail.Component`.
    public override init(dependency: DependencyType) {
        super.init(dependency: dependency)
    }

    /// Called when the lifecycle to which the pluginized component is bound becomes active. Does nothing by default.
    open func scopeDidBecomeActive() {}

    /// Called when the lifecycle to which the pluginized component is bound becomes inactive. Does nothing by default.
    open func scopeDidBecomeInactive() {}
}
