extension Wiring.Connection {
    // Inlined into the initialisers, so that what is found moves into the component.
    /// The dependency and the connection of a component of exactly the class
    /// `child` under `parent`. Stops the program where the wiring holds none.
    @inline(__always)
    public static func required<DependencyType>(
        for child: AnyClass, _ dependency: DependencyType.Type, under parent: any Scope
    ) -> (DependencyType, Self) {
        guard
            let found = Wiring.DependencySlot.filled(
                with: dependency, { parent._connect(ObjectIdentifier(child), $0) })
        else { unwired(child, under: parent) }
        return found
    }

    /// The dependency and the connection of a root of exactly the class `root`.
    /// Stops the program where no wiring was generated for it.
    public static func root<DependencyType>(
        for root: AnyClass, _ dependency: DependencyType.Type
    ) -> (DependencyType, Self) {
        guard let wired = root as? any WiredRoot.Type,
            let found = Wiring.DependencySlot.filled(
                with: dependency, { wired._rootConnection(of: ObjectIdentifier(root), $0) })
        else { unwired(root, under: Outside.scope) }
        return found
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
