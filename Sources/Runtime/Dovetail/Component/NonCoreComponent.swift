/// A scope that belongs to a pluginized component, which creates it and tells it when it becomes active.
///
/// ``NonCoreComponent`` conforms to it. A ``PluginizedComponent`` accepts only such a class as its third generic
/// argument.
public protocol NonCoreScope: Scope {
    /// Builds the scope as a child of its pluginized component.
    init(parent: any Scope)

    /// The scope of the pluginized component has become active.
    func scopeDidBecomeActive()

    /// The scope of the pluginized component has become inactive.
    func scopeDidBecomeInactive()
}

/// A component with the features that plug in to a ``PluginizedComponent``, which creates it.
///
/// ```swift
/// final class GameFeatures: NonCoreComponent<EmptyDependency> {
///     var scoreSheet: any ScoreSheetBuilder { ScoreSheetComponent(parent: self) }
/// }
/// ```
///
/// What it provides is available to the components that it creates, and to those below other non-core components
/// further down. All other components get only what the plugin extension lists. The shape follows Uber's Needle, so
/// that existing sources work unchanged.
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    // Not `borrowing`: Swift 6.3 calls an override without it through the witness as if it had it, and the parent is
    // released once too often.
    /// Builds the component as a child of `parent`; see `Component`. A pluginized component calls it.
    public required override init(parent: any Scope) {
        super.init(parent: parent)
    }

    /// Builds the component from a test double of its dependency; see `Component`.
    public override init(dependency: DependencyType) {
        super.init(dependency: dependency)
    }

    /// Called when the lifecycle to which the pluginized component is bound becomes active. Does nothing by default.
    open func scopeDidBecomeActive() {}

    /// Called when the lifecycle to which the pluginized component is bound becomes inactive. Does nothing by default.
    open func scopeDidBecomeInactive() {}
}
