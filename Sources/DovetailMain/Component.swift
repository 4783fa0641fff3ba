public import Dovetail

/// A scope of the app, used on the main actor: `Dovetail.Component` for
/// modules whose default isolation is `MainActor`, where a class without
/// isolation cannot be a superclass.
///
/// Its children may be components of either kind.
@MainActor @dynamicMemberLookup
open class Component<DependencyType>: Scope {
    /// First, so that its address is known without a formal access to it.
    private var sharedRoot: UnsafeMutableRawPointer?

    // A constant whose own state is constant too; only its type is not Sendable.
    /// This component's place in the wiring. For generated code.
    nonisolated(unsafe) public final let _place: Place

    /// What this component gets from its ancestors.
    public final let dependency: DependencyType

    /// The component that created this one.
    nonisolated public final var parent: any Scope { _place._parent }

    /// Builds the component as a child of `parent`; see `Dovetail.Component`.
    public init(parent: any Scope) {
        let place = Place.required(for: type(of: self), DependencyType.self, under: parent)
        dependency = place._dependency
        _place = place
    }

    /// Builds the component from a double of its dependency; see
    /// `Dovetail.Component`.
    public init(dependency: DependencyType) {
        _place = Place.double(for: type(of: self), dependency)
        self.dependency = dependency
    }

    /// Builds a root.
    init(root: Void) {
        let place = Place.root(for: type(of: self), DependencyType.self)
        dependency = place._dependency
        _place = place
    }

    deinit {
        SharedValues(slot: _getUnsafePointerToStoredProperties(self)).release()
    }

    /// The place of a child that this component is creating now. For generated code.
    nonisolated public final func _place(of child: ObjectIdentifier) -> Place? {
        _place._place(of: child, in: self)
    }

    /// One value for the life of this component, built at the first call; see
    /// `Dovetail.Component`.
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

extension Wiring {
    /// Returns `place`, having made the compiler check that it is the place of
    /// a component of class `child`.
    @inlinable
    public static func place<DependencyType, Child: DovetailMain.Component<DependencyType>>(
        of child: Child.Type, _ place: PlaceOf<DependencyType>
    ) -> Place {
        place
    }
}
