extension Wiring.Connection {
    // Inlined into the initializers, so that the result moves into the component.
    /// Returns the dependency of a component whose exact class is `child` under `parent`, and sets `connection`. Stops
    /// the program if the wiring has none.
    @inline(__always)
    public static func required<DependencyType>(
        for child: AnyClass, _ connection: inout Self?, under parent: borrowing any Scope
    ) -> DependencyType {
        Wiring.DependencySlot.filled { slot in
            connection = parent._connect(ObjectIdentifier(child), slot)
            if connection == nil { unwired(child, under: parent) }
        }
    }

    /// Returns the dependency of a root whose exact class is `root`, and sets `connection`. Stops the program if no
    /// wiring was generated for it.
    public static func root<DependencyType>(for root: AnyClass, _ connection: inout Self?) -> DependencyType {
        Wiring.DependencySlot.filled { slot in
            connection = (root as? any Wiring.WiredRoot.Type)?._rootConnection(of: ObjectIdentifier(root), slot)
            if connection == nil { unwired(root, under: Outside.scope) }
        }
    }

    /// Returns the connection of a component whose exact class is `component` and which is built from `double`. Without
    /// generated wiring, the connection has no children.
    public static func double<DependencyType>(
        for component: AnyClass, _ double: DependencyType
    ) -> Self {
        let wired = component as? any Wiring.WiredDouble.Type
        return wired?._doubleConnection(of: ObjectIdentifier(component), double)
            ?? Self(place: Wiring.DoublePlace(double))
    }

    /// Takes the connection that one of the functions above has set. `unsafelyUnwrapped` would copy it.
    @inline(__always)
    public static func taken(from connection: inout Self?) -> Self {
        guard let taken = connection.take() else { preconditionFailure("a connection is set before it is taken") }
        return taken
    }
}
