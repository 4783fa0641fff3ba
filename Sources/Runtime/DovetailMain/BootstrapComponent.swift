public import Dovetail

/// A root, used on the main actor; see `Dovetail.BootstrapComponent`.
open class BootstrapComponent: Component<any EmptyDependency> {
    /// Builds the root, and finds the wiring that was generated for it.
    ///
    /// Stops the program where no wiring was generated for this class.
    public init() {
        super.init(root: ())
    }
}
