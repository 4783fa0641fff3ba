/// Where one component stands: between the parent that created it and the
/// children that it creates.
///
/// `dovetail generate` writes one subclass for each pair of a parent and a
/// child. An object of it travels with each component, answers the component's
/// dependencies by asking its ancestors directly, and makes the places of the
/// component's children. There is no table, no string and no lock behind it.
///
/// This type is for generated code. Its members start with an underscore, so that
/// a dependency may ask for a `parent` or a `dependency` of its own.
open class Place {
    /// A place that knows neither parent nor children.
    public init() {}

    /// The scope that created the component at this place.
    open var _parent: any Scope { Outside.scope }

    /// The place of a child that `owner` is creating now.
    ///
    /// - Parameters:
    ///   - child: the exact class of the child.
    ///   - owner: the component at this place.
    /// - Returns: the child's place, or nil where the wiring holds no such child.
    /// - Complexity: one comparison for each child class of the component.
    open func _place(of child: ObjectIdentifier, in owner: any Scope) -> Place? { nil }
}

/// The place of a component that needs `DependencyType`.
///
/// This type is for generated code.
open class PlaceOf<DependencyType>: Place {
    /// What the component at this place depends on. A generated subclass
    /// returns itself.
    open var _dependency: DependencyType { unwired(Self.self, under: Outside.scope) }
}

/// The place of a root, which needs nothing.
///
/// This type is for generated code.
open class RootPlace: PlaceOf<any EmptyDependency>, EmptyDependency {
    /// This place: a root needs nothing.
    override open var _dependency: any EmptyDependency { self }
}

/// The place of a component that was built from a double of its dependency.
///
/// This type is for generated code.
open class DoublePlace<DependencyType>: PlaceOf<DependencyType> {
    /// The double that the component was built from.
    public final let _double: DependencyType

    /// A place whose component gets `double` as its dependency.
    public init(_ double: DependencyType) {
        _double = double
        super.init()
    }

    /// The double.
    override public final var _dependency: DependencyType { _double }
}
