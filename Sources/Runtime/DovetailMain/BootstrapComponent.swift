public import Dovetail

/// A root, used on the main actor; see `Dovetail.BootstrapComponent`.
open class BootstrapComponent: Component<any EmptyDependency> {
    /// Builds the root, and looks up the wiring generated for it.
    ///
    /// Stops the program if no wiring was generated for this class.
    public init() {
        super.init(root: ())
    }
}
