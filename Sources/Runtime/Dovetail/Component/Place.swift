// These types are for generated code. They are nested, so that a program
// may have types of these names.

extension Wiring {
    /// Where components stand: below the scope that created them, with all that
    /// can be had there.
    ///
    /// `dovetail generate` writes one subclass for each component that has children.
    /// A component's place answers its dependency by asking the component above, or the
    /// place above for what comes from further up. There is no table, no string and no
    /// lock behind it. Its members start with an underscore, so that a dependency may
    /// ask for a `parent` of its own.
    open class Place {
        /// A place that has no parent.
        public init() {}

        /// The scope that created the component at this place.
        open var _parent: any Scope { Outside.scope }
    }

    /// The place of the children of one component.
    ///
    /// `Outer` is how that component's own place is seen, or `Void` where the children
    /// need nothing of it.
    open class PlaceUnder<Above: Scope, Outer>: Place {
        /// The component that creates.
        public final let _above: Above
        /// The place at which that component stands.
        public final let _outer: Outer

        /// The place of the children of `above`, which stands at `outer` itself.
        public init(_ above: Above, _ outer: Outer) {
            _above = above
            _outer = outer
            super.init()
        }

        /// The component that creates.
        override public final var _parent: any Scope { _above }
    }

    /// The place of a root, which needs nothing.
    open class RootPlace: Place, EmptyDependency {}

    /// The place of a component that was built from a double of its dependency.
    open class DoublePlace<DependencyType>: Place {
        /// The double that the component was built from.
        public final let _double: DependencyType

        /// A place whose component gets `double` as its dependency.
        public init(_ double: DependencyType) {
            _double = double
            super.init()
        }
    }
}
