// These types are for generated code. They are nested so that a program can declare types with the same names.

extension Wiring {
    /// The position of components in the tree: the scope that created them, and everything available there.
    ///
    /// `dovetail generate` writes one subclass for each component that has children. The place implements the
    /// component's dependency by reading from the parent component, or from the parent's place for values from further
    /// up. It uses no table, string or lock. Its members start with an underscore so that a dependency can require a
    /// property called `parent`.
    open class Place {
        /// Creates a place without a parent.
        public init() {}

        /// The scope that created the component at this place.
        open var _parent: any Scope { Outside.scope }
    }

    /// The place of one component's children.
    ///
    /// `Outer` is the type of that component's own place, or `Void` if the children need nothing from it.
    open class PlaceUnder<Above: Scope, Outer>: Place {
        /// The component that creates the children.
        public final let _above: Above
        /// That component's own place.
        public final let _outer: Outer

        /// Creates the place of the children of `above`, whose own place is `outer`.
        public init(_ above: Above, _ outer: Outer) {
            _above = above
            _outer = outer
            super.init()
        }

        /// The component that creates the children.
        override public final var _parent: any Scope { _above }
    }

    /// The place of a root, which requires nothing.
    open class RootPlace: Place, EmptyDependency {}

    /// The place of a component that was built from a double of its dependency.
    open class DoublePlace<DependencyType>: Place {
        /// The double that the component was built from.
        public final let _double: DependencyType

        /// Creates a place whose component gets `double` as its dependency.
        public init(_ double: DependencyType) {
            _double = double
            super.init()
        }
    }
}
