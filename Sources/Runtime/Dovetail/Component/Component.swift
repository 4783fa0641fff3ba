/// A scope of the app: what it offers to its children, and the children that
/// it creates.
///
/// ```swift
/// final class CardComponent: Component<CardDependency> {
///     var limits: CardLimits { shared { CardLimits(session: dependency.session) } }
///     var detail: CardDetailComponent { CardDetailComponent(parent: self) }
/// }
/// ```
///
/// A component's dependency is met by its ancestors; the generated wiring
/// connects them, and `dovetail check` proves that nothing is missing. A
/// component has no isolation of its own; a subclass may be isolated to an
/// actor. In an app whose default isolation is `MainActor`, import
/// `DovetailMain` instead.
@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    /// First, so that its address is known without a formal access to it.
    private var sharedRoot: UnsafeMutableRawPointer?

    /// This component's part of the wiring. For generated code.
    public final let _connection: Wiring.Connection

    /// What this component gets from its ancestors.
    ///
    /// Reading a property of it costs a call to the component that offers it.
    public final let dependency: DependencyType

    /// The component that created this one.
    public final var parent: any Scope { _connection.place._parent }

    /// Builds the component as a child of `parent`.
    ///
    /// Call it as `Child(parent: self)` inside the parent. Stops the program
    /// where the wiring does not hold this child under this parent, which
    /// cannot happen while the generated file is current.
    ///
    /// - Complexity: one comparison for each child class of the parent, and one
    ///   allocation beside the component's own.
    public init(parent: any Scope) {
        var connection: Wiring.Connection?
        dependency = Wiring.Connection.required(for: type(of: self), &connection, under: parent)
        _connection = connection.take().unsafelyUnwrapped
    }

    /// Builds the component from a double of its dependency, for a test or a
    /// preview. No other component is needed and no global state is touched.
    ///
    /// Its children, if it creates any, are met by this component and by
    /// `dependency`, as the wiring of the target that built it says.
    public init(dependency: DependencyType) {
        _connection = Wiring.Connection.double(for: type(of: self), dependency)
        self.dependency = dependency
    }

    /// Builds a root.
    init(root: Void) {
        var connection: Wiring.Connection?
        dependency = Wiring.Connection.root(for: type(of: self), &connection)
        _connection = connection.take().unsafelyUnwrapped
    }

    deinit {
        SharedValues(slot: _getUnsafePointerToStoredProperties(self)).release()
    }

    /// Connects a child that this component is creating now. For generated code.
    public final func _connect(_ child: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        _connection.connect(child, slot, self)
    }

    /// One value for the life of this component, built at the first call.
    ///
    /// ```swift
    /// var session: Session { shared { Session() } }
    /// ```
    ///
    /// The value belongs to the place in the sources where `shared` is called
    /// and to its type: two calls in one getter, or in two overloads, have two values,
    /// and a call inside a generic function has one for each type. `factory` runs once,
    /// also when several threads ask at the same time: the others wait for it. A thrown
    /// error is passed on, and the next call tries again. It may be called from any
    /// thread that may use the component.
    ///
    /// - Complexity: O(log n) for n shared values of the component, without a
    ///   lock or an allocation once the value is built.
    @inlinable
    public final func shared<Value>(
        _ file: StaticString = #fileID, _ line: UInt = #line, _ column: UInt = #column,
        _ factory: () throws -> Value
    ) rethrows -> Value {
        try SharedValues(slot: _getUnsafePointerToStoredProperties(self))
            .value(SharedKey(file: file, line: line, column: column), factory)
    }

    /// A property of the dependency, so that `component.x` reads as
    /// `component.dependency.x`.
    @inlinable
    public final subscript<Value>(dynamicMember keyPath: KeyPath<DependencyType, Value>) -> Value {
        dependency[keyPath: keyPath]
    }
}
