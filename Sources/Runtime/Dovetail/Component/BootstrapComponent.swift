/// A root component: it has no parent and no dependency.
///
/// ```swift
/// final class AppComponent: BootstrapComponent {
///     var session: Session { shared { Session() } }
///     var card: CardComponent { CardComponent(parent: self) }
/// }
/// ```
open class BootstrapComponent: Component<any EmptyDependency> {
    /// Builds the root, and looks up the wiring generated for it.
    ///
    /// A subclass may add initializers that call `super.init()`. Stops the program if no wiring was generated for this
    /// class.
    ///
    /// - Complexity: one cached conformance lookup and one allocation.
    public init() {
        super.init(root: ())
    }
}
