/// What generated code and the runtime say to each other.
///
/// This type is for generated code.
public enum Wiring {
    /// The version of the agreement between the generator and the library.
    ///
    /// A generated file names it, so that a file of one version does not
    /// compile with a library of another.
    public enum Version1 {}

    // A call, because the operator costs the compiler several times as much in
    // each of the many places that would use it.
    /// Whether `id` is that of exactly the class `type`.
    public static func isClass(_ id: ObjectIdentifier, _ type: AnyClass) -> Bool { id == ObjectIdentifier(type) }

    /// Connects a child: puts its dependency into the slot that was made for it.
    ///
    /// The compiler checks here that `dependency` is what `child` depends on.
    public static func connection<DependencyType, Child: Component<DependencyType>>(
        _ child: Child.Type, _ slot: DependencySlot, _ dependency: consuming DependencyType,
        _ place: consuming Place,
        _ children: Connection.Children? = nil
    ) -> Connection {
        put(dependency, into: slot)
        return Connection(place: place, children: children)
    }

    /// Connects a root.
    public static func root<Root: Component<any EmptyDependency>>(
        _ root: Root.Type, _ slot: DependencySlot, _ place: RootPlace, _ children: Connection.Children? = nil
    ) -> Connection {
        put(place as any EmptyDependency, into: slot)
        return Connection(place: place, children: children)
    }

    /// Returns `owner` as the class that its place was made for.
    ///
    /// - Precondition: `owner` is the component whose children are connected.
    @inlinable
    public static func owner<Owner: AnyObject>(_ owner: AnyObject, as type: Owner.Type) -> Owner {
        trusted(owner, as: type)
    }

    /// Returns `place` as its own class.
    ///
    /// - Precondition: `place` was handed out together with the function that asks.
    @inlinable
    public static func place<Known: Place>(_ place: Place, as type: Known.Type) -> Known {
        trusted(place, as: type)
    }
}

/// A root whose wiring was generated: a generated file adds this conformance.
public protocol WiredRoot: AnyObject {
    /// The connection of a root of exactly the class `root`, or nil where the
    /// generated file holds none.
    static func _rootConnection(of root: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection?
}

/// A component that some target builds from a double, and whose children were
/// wired for that: a generated file adds this conformance.
public protocol WiredDouble: AnyObject {
    /// The connection of a component of exactly the class `component`, whose
    /// dependency is `double`; nil where the generated file holds none.
    static func _doubleConnection(of component: ObjectIdentifier, _ double: Any) -> Wiring.Connection?
}
