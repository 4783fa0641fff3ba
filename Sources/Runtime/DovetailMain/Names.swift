public import Dovetail

/// What a component needs from the components above it. In a module whose
/// default isolation is `MainActor`, its requirements are the main actor's.
public typealias Dependency = Dovetail.Dependency

/// The dependency of a component that needs nothing, such as a root.
public typealias EmptyDependency = Dovetail.EmptyDependency

/// A component, seen as the parent of others.
public typealias Scope = Dovetail.Scope

/// Does nothing; see `Dovetail.registerProviderFactories()`.
public func registerProviderFactories() {}
