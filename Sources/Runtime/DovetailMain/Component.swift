public import Dovetail

/// A scope of the app, used on the main actor: `Dovetail.Component` for modules whose default isolation is `MainActor`,
/// in which a non-isolated class cannot be a superclass.
///
/// Its children may be components of either library.
@MainActor @dynamicMemberLookup
open class Component<DependencyType>: Scope {
    /// First, so that its address is known without a formal access to it.
    private var sharedRoot: UnsafeMutableRawPointer?

    // Constant, and so is its state; only its type is not Sendable.
    /// This component's part of the wiring. For generated code.
    nonisolated(unsafe) public final let _connection: Wiring.Connection

    /// The values that this component gets from its ancestors.
    public final let dependency: DependencyType

    /// The component that created this one.
    nonisolated public final var parent: any Scope { _connection.place._parent }

    /// Builds the component as a child of `parent`; see `Dovetail.Component`.
    public init(parent: borrowing any Scope) {
        var connection: Wiring.Connection?
        dependency = Wiring.Connection.required(for: type(of: self), &connection, under: parent)
        _connection = Wiring.Connection.taken(from: &connection)
    }

    /// Builds the component from a double of its dependency; see
    /// `Dovetail.Component`.
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
    nonisolated public final func _connect(_ child: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring
        .Connection?
    {
        _connection.connect(child, slot, self)
    }

    /// One value for the lifetime of this component, built by the first call; see `Dovetail.Component`.
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

extension Wiring {
    /// Connects a child: puts its dependency into the slot made for it.
    ///
    /// Here the compiler checks that `dependency` has the type that `child` depends on.
    public static func connection<DependencyType, Child: DovetailMain.Component<DependencyType>>(
        _ child: Child.Type, _ slot: DependencySlot, _ dependency: consuming DependencyType,
        _ place: consuming Place,
        _ children: Connection.Children? = nil
    ) -> Connection {
        put(dependency, into: slot)
        return Connection(place: place, children: children)
    }

    /// Connects a root.
    public static func root<Root: DovetailMain.Component<any EmptyDependency>>(
        _ root: Root.Type, _ slot: DependencySlot, _ place: RootPlace, _ children: Connection.Children? = nil
    ) -> Connection {
        put(place as any EmptyDependency, into: slot)
        return Connection(place: place, children: children)
    }
}
