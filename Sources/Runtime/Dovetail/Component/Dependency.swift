/// What a component needs from the components above it.
///
/// A dependency protocol inherits from `Dependency` and lists properties and
/// functions; `dovetail` proves that for each of them some ancestor of the
/// component, on every path from every root, offers one of the same name and
/// type.
///
/// ```swift
/// protocol CardDependency: Dependency {
///     var session: Session { get }
/// }
/// ```
///
/// The shape of this protocol follows Uber's Needle, so that existing sources
/// move over unchanged.
public protocol Dependency: AnyObject {}

/// The dependency of a component that needs nothing, such as a root.
public protocol EmptyDependency: AnyObject {}
