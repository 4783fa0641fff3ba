/// A root: a component that nothing creates, and that needs nothing.
///
/// ```swift
/// final class AppComponent: BootstrapComponent {
///     var session: Session { shared { Session() } }
///     var card: CardComponent { CardComponent(parent: self) }
/// }
/// ```
open class BootstrapComponent: Component<any EmptyDependency> {
    /// Builds the root, and finds the wiring that was generated for it.
    ///
    /// A subclass may have initialisers of its own that call `super.init()`.
    /// Stops the program where no wiring was generated for this class.
    ///
    /// - Complexity: one cached conformance lookup and one allocation.
    public init() {
        super.init(root: ())
    }
}
