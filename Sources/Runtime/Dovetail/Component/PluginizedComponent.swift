/// What a non-core component provides to its pluginized component, and to the components below that.
///
/// ```swift
/// protocol GamePlugins: PluginExtension {
///     var scoreSheet: any ScoreSheetBuilder { get }
/// }
/// ```
///
/// `dovetail` proves that the non-core component has each of its members, with the same name and type.
public protocol PluginExtension: AnyObject {}

/// A component that can be bound to the lifecycle of what uses it.
public protocol PluginizedScope: Scope {
    /// Passes the events of `observable` on to the non-core component, which is released at its end.
    func bind(to observable: any PluginizedScopeLifecycleObservable)
}

/// A component whose optional features are in another one, its non-core component, which may be in another module.
///
/// ```swift
/// final class GameComponent: PluginizedComponent<GameDependency, GamePlugins, GameFeatures> {
///     var game: Game { shared { Game(scores: pluginExtension.scoreSheet) } }
/// }
/// ```
///
/// The shape follows Uber's Needle, so that existing sources work unchanged. The pluginized component creates its
/// non-core component, and the two keep each other alive until the lifecycle passed to ``bind(to:)`` ends. If it is
/// never bound, both stay in memory for ever.
open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponentType: NonCoreScope>:
    Component<DependencyType>, PluginizedScope
{
    private var kept: NonCoreComponentType?
    private var keptExtension: PluginExtensionType?
    private var observation: (any ObserverDisposable)?
    private var hasEnded = false
    /// The non-core component after the end, as long as something else keeps it.
    private weak var last: NonCoreComponentType?

    /// Builds the component as a child of `parent`, and its non-core component; see `Component`.
    ///
    /// - Complexity: that of building both.
    public override init(parent: borrowing any Scope) {
        super.init(parent: parent)
        let made = NonCoreComponentType(parent: self)
        let plugins: PluginExtensionType = Wiring.plugins(of: made)
        (kept, keptExtension) = (made, plugins)
    }

    /// Builds the component from a test double of its dependency; see `Component`.
    ///
    /// The non-core component is built when something first needs it, so a test that does not use it needs no wiring.
    public override init(dependency: DependencyType) {
        super.init(dependency: dependency)
    }

    deinit {
        observation?.dispose()
    }

    /// What the non-core component provides to this one.
    ///
    /// Once the bound lifecycle has ended, it comes from a new non-core component, if nothing keeps the former one.
    /// May be read from any thread that may use the component, but not while the lifecycle ends.
    public final var pluginExtension: PluginExtensionType {
        if let keptExtension { return keptExtension }
        let made: PluginExtensionType = Wiring.plugins(of: _nonCoreComponent)
        if !hasEnded { keptExtension = made }
        return made
    }

    /// The non-core component, without its type; see ``pluginExtension`` for its lifetime.
    public final var nonCoreComponent: AnyObject { _nonCoreComponent }

    /// The non-core component. For generated code.
    public final var _nonCoreComponent: NonCoreComponentType {
        if let known = kept ?? last { return known }
        let made = NonCoreComponentType(parent: self)
        if hasEnded { last = made } else { kept = made }
        return made
    }

    /// Passes the events of `observable` on to the non-core component. The first call counts; others do nothing.
    ///
    /// When `observable` reports `.deinit`, this component calls ``scopeWillDeinit()`` and lets go of its non-core
    /// component, so that both can be released. `observable` does not keep this component alive.
    public final func bind(to observable: any PluginizedScopeLifecycleObservable) {
        guard observation == nil else { return }
        observation = observable.observe { [weak self] event in self?.follow(event) }
    }

    /// Called before the non-core component is let go of, at the end of the bound lifecycle. Does nothing by default.
    open func scopeWillDeinit() {}

    private func follow(_ event: PluginizedScopeLifecycle) {
        switch event {
        case .active: kept?.scopeDidBecomeActive()
        case .inactive: kept?.scopeDidBecomeInactive()
        case .deinit:
            scopeWillDeinit()
            hasEnded = true
            last = kept
            (kept, keptExtension) = (nil, nil)
        }
    }
}
