extension Place {
    // Inlined into the initialisers: called, it would retain the place it returns
    // and look up the metadata of `PlaceOf<DependencyType>`.
    /// The place of a component of exactly the class `child` under `parent`.
    /// Stops the program where the wiring holds none.
    @inline(__always)
    public static func required<DependencyType>(
        for child: AnyClass, _ dependency: DependencyType.Type, under parent: any Scope
    ) -> PlaceOf<DependencyType> {
        guard let place = parent._place(of: ObjectIdentifier(child)) else {
            unwired(child, under: parent)
        }
        return trusted(place, as: PlaceOf<DependencyType>.self)
    }

    /// The place of a root of exactly the class `root`. Stops the program where
    /// no wiring was generated for it.
    public static func root<DependencyType>(
        for root: AnyClass, _ dependency: DependencyType.Type
    ) -> PlaceOf<DependencyType> {
        guard let place = (root as? any WiredRoot.Type)?._rootPlace(of: ObjectIdentifier(root)) else {
            unwired(root, under: Outside.scope)
        }
        return trusted(place, as: PlaceOf<DependencyType>.self)
    }

    /// The place of a component of exactly the class `component` that is built
    /// from `double`. Without generated wiring, it knows no children.
    public static func double<DependencyType>(
        for component: AnyClass, _ double: DependencyType
    ) -> Place {
        let wired = component as? any WiredDouble.Type
        return wired?._doublePlace(of: ObjectIdentifier(component), double) ?? DoublePlace(double)
    }
}
