/// The values that a component requires from its ancestors.
///
/// A dependency protocol inherits from `Dependency` and lists properties and functions. `dovetail` proves that, on
/// every path from every root, some ancestor of the component provides each of them with the same name and type.
///
/// ```swift
/// protocol CardDependency: Dependency {
///     var session: Session { get }
/// }
/// ```
///
/// The shape of this protocol follows Uber's Needle, so that existing sources work unchanged.
public protocol Dependency: AnyObject {}

/// The dependency of a component that requires nothing, such as a root.
public protocol EmptyDependency: AnyObject {}
