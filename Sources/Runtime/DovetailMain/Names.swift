public import Dovetail

/// The values that a component requires from its ancestors. In a module whose default isolation is `MainActor`, its
/// requirements are isolated to the main actor.
public typealias Dependency = Dovetail.Dependency

/// The dependency of a component that requires nothing, such as a root.
public typealias EmptyDependency = Dovetail.EmptyDependency

/// A component, seen as the parent of others.
public typealias Scope = Dovetail.Scope

/// What a non-core component provides to its pluginized component; see `Dovetail.PluginExtension`.
public typealias PluginExtension = Dovetail.PluginExtension

/// An event in the life of what uses a pluginized component.
public typealias PluginizedScopeLifecycle = Dovetail.PluginizedScopeLifecycle

/// An observation that can be ended.
public typealias ObserverDisposable = Dovetail.ObserverDisposable

/// The source of the events to which a pluginized component is bound. Must report them on the main actor.
public typealias PluginizedScopeLifecycleObservable = Dovetail.PluginizedScopeLifecycleObservable

/// Does nothing; see `Dovetail.registerProviderFactories()`.
public func registerProviderFactories() {}
