public import Dovetail

/// The values that a component requires from its ancestors. In a module whose default isolation is `MainActor`, its
/// requirements are isolated to the main actor.
public typealias Dependency = Dovetail.Dependency

/// The dependency of a component that requires nothing, such as a root.
public typealias EmptyDependency = Dovetail.EmptyDependency

/// A component, seen as the parent of others.
public typealias Scope = Dovetail.Scope

/// Does nothing; see `Dovetail.registerProviderFactories()`.
public func registerProviderFactories() {}
