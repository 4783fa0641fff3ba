/// A scope of the app: it provides values to its children, and creates them.
///
/// ```swift
/// final class CardComponent: Component<CardDependency> {
///     var limits: CardLimits { shared { CardLimits(session: dependency.session) } }
///     var detail: CardDetailComponent { CardDetailComponent(parent: self) }
/// }
/// ```
///
/// A component's ancestors provide its dependency. The generated wiring connects them, and `dovetail check` proves that
/// nothing is missing. `Component` is not isolated to an actor, but a subclass may be. In an app whose default
/// isolation is `MainActor`, import `DovetailMain` instead.
@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    /// First, so that its address is known without a formal access to it.
    private var sharedRoot: UnsafeMutableRawPointer?

    /// This component's part of the wiring. For generated code.
    public final let _connection: Wiring.Connection

    /// The values that this component gets from its ancestors.
    ///
    /// Reading one of its properties costs a call to the component that provides it.
    public final let dependency: DependencyType

    /// The component that created this one.
    public final var parent: any Scope { _connection.place._parent }

    /// Builds the component as a child of `parent`.
    ///
    /// Call it as `Child(parent: self)` inside the parent. Stops the program if the wiring has no entry for this child
    /// under this parent, which cannot happen while the generated file is up to date.
    ///
    /// - Complexity: one comparison for each child class of the parent, and one allocation in addition to the
    ///   component's own.
    public init(parent: borrowing any Scope) {
        var connection: Wiring.Connection?
        dependency = Wiring.Connection.required(for: type(of: self), &connection, under: parent)
        _connection = Wiring.Connection.taken(from: &connection)
    }

    /// Builds the component from a test double of its dependency, for a test or a preview. Needs no other component and
    /// changes no global state.
    ///
    /// If it creates children, their dependencies come from this component and from `dependency`, according to the
    /// wiring of the target that builds it.
    public init(dependency: DependencyType) {
        _connection = Wiring.Connection.double(for: type(of: self), dependency)
        self.dependency = dependency
    }

    /// Builds a root.
    init(root: Void) {
        var connection: Wiring.Connection?
        dependency = Wiring.Connection.root(for: type(of: self), &connection)
        _connection = Wiring.Connection.taken(from: &connection)
    }

    deinit {
        Wiring.SharedValues(slot: _getUnsafePointerToStoredProperties(self)).release()
    }

    /// Connects a child that this component is creating now. For generated code.
    public final func _connect(_ child: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        _connection.connect(child, slot, self)
    }

    /// One value for the lifetime of this component, built by the first call.
    ///
    /// ```swift
    /// var session: Session { shared { Session() } }
    /// ```
    ///
    /// The source location of the call, the function or property around it and the type of the value identify it: two
    /// calls in one getter, or in two overloads, have separate values, and a call inside a generic function has one for
    /// each type. A function's parameters do not: every call of the function returns the value that its first call built.
    /// `factory` runs once, even if several threads call this at the same time: the others wait. If it throws, the error
    /// is rethrown and the next call tries again. May be called from any thread that may use the component.
    ///
    /// - Complexity: O(log n) for n shared values of the component, without a
    ///   lock or an allocation once the value is built.
    @inlinable
    public final func shared<Value>(
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, _ factory: () throws -> Value
    ) rethrows -> Value {
        try Wiring.SharedValues(slot: _getUnsafePointerToStoredProperties(self))
            .value(Wiring.SharedKey(file: file, line: line, column: column, function: function), factory)
    }

    /// A property of the dependency, so that `component.x` reads as
    /// `component.dependency.x`.
    @inlinable
    public final subscript<Value>(dynamicMember keyPath: KeyPath<DependencyType, Value>) -> Value {
        dependency[keyPath: keyPath]
    }
}
