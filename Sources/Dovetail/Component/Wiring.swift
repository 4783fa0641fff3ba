/// What generated code and the runtime say to each other.
///
/// This type is for generated code.
public enum Wiring {
    /// The version of the agreement between the generator and the library.
    ///
    /// A generated file names it, so that a file of one version does not
    /// compile with a library of another.
    public enum Version1 {}

    /// Returns `place`, having made the compiler check that it is the place of
    /// a component of class `child`.
    @inlinable
    public static func place<DependencyType, Child: Component<DependencyType>>(
        of child: Child.Type, _ place: PlaceOf<DependencyType>
    ) -> Place {
        place
    }

    /// Returns `owner` as the class that its place was made for.
    ///
    /// - Precondition: `owner` is the component whose place asks.
    @inlinable
    public static func owner<Owner: AnyObject>(_ owner: any Scope, as type: Owner.Type) -> Owner {
        trusted(owner, as: type)
    }
}

/// A root whose wiring was generated: a generated file adds this conformance.
public protocol WiredRoot: AnyObject {
    /// The place of a root of exactly the class `root`, or nil where the
    /// generated file holds none.
    static func _rootPlace(of root: ObjectIdentifier) -> Place?
}

/// A component that some target builds from a double, and whose children were
/// wired for that: a generated file adds this conformance.
public protocol WiredDouble: AnyObject {
    /// The place of a component of exactly the class `component`, whose
    /// dependency is `double`; nil where the generated file holds none.
    static func _doublePlace(of component: ObjectIdentifier, _ double: Any) -> Place?
}
