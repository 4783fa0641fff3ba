extension Wiring.Connection {
    // Inlined into the initialisers, so that what is found moves into the component.
    /// The dependency of a component of exactly the class `child` under `parent`, and
    /// in `connection` its connection. Stops the program where the wiring holds none.
    @inline(__always)
    public static func required<DependencyType>(
        for child: AnyClass, _ connection: inout Self?, under parent: any Scope
    ) -> DependencyType {
        Wiring.DependencySlot.filled { slot in
            connection = parent._connect(ObjectIdentifier(child), slot)
            if connection == nil { unwired(child, under: parent) }
        }
    }

    /// The dependency of a root of exactly the class `root`, and in `connection` its
    /// connection. Stops the program where no wiring was generated for it.
    public static func root<DependencyType>(for root: AnyClass, _ connection: inout Self?) -> DependencyType {
        Wiring.DependencySlot.filled { slot in
            connection = (root as? any WiredRoot.Type)?._rootConnection(of: ObjectIdentifier(root), slot)
            if connection == nil { unwired(root, under: Outside.scope) }
        }
    }

    /// The connection of a component of exactly the class `component` that is
    /// built from `double`. Without generated wiring, it knows no children.
    public static func double<DependencyType>(
        for component: AnyClass, _ double: DependencyType
    ) -> Self {
        let wired = component as? any WiredDouble.Type
        return wired?._doubleConnection(of: ObjectIdentifier(component), double)
            ?? Self(place: Wiring.DoublePlace(double))
    }
}
