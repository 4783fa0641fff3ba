/// The interface between generated code and the runtime.
///
/// This type is for generated code.
public enum Wiring {
    /// The version of the interface between the generator and the library.
    ///
    /// Generated files refer to it, so that a file of one version does not compile with a library of another.
    public enum Version1 {}

    // A function, because the operator costs the compiler several times as much at each of its many uses.
    /// Whether `id` identifies exactly the class `type`.
    public static func isClass(_ id: ObjectIdentifier, _ type: AnyClass) -> Bool { id == ObjectIdentifier(type) }

    /// Connects a child: puts its dependency into the slot made for it.
    ///
    /// Here the compiler checks that `dependency` has the type that `child` depends on.
    public static func connection<DependencyType, Child: Component<DependencyType>>(
        _ child: Child.Type, _ slot: DependencySlot, _ dependency: consuming DependencyType,
        _ place: consuming Place,
        _ children: Connection.Children? = nil
    ) -> Connection {
        put(dependency, into: slot)
        return Connection(place: place, children: children)
    }

    /// Connects a root.
    public static func root<Root: Component<any EmptyDependency>>(
        _ root: Root.Type, _ slot: DependencySlot, _ place: RootPlace, _ children: Connection.Children? = nil
    ) -> Connection {
        put(place as any EmptyDependency, into: slot)
        return Connection(place: place, children: children)
    }

    /// Whether `id` identifies exactly the plugin extension `type`.
    public static func isExtension(_ id: ObjectIdentifier, _ type: Any.Type) -> Bool { id == ObjectIdentifier(type) }

    /// Connects a plugin extension: puts what the non-core component provides into the slot made for it.
    ///
    /// Here the compiler checks that `plugins` has the type of the extension.
    public static func pluginExtension<PluginExtensionType>(
        _ type: PluginExtensionType.Type, _ slot: DependencySlot, _ plugins: consuming PluginExtensionType,
        _ place: consuming Place
    ) -> Connection {
        put(plugins, into: slot)
        return Connection(place: place)
    }

    /// Returns what `nonCore` provides as a plugin extension. Stops the program if the wiring has no such extension.
    public static func plugins<PluginExtensionType>(of nonCore: any Scope) -> PluginExtensionType {
        DependencySlot.filled { slot in
            if nonCore._connect(ObjectIdentifier(PluginExtensionType.self), slot) == nil {
                unwired(PluginExtensionType.self, under: nonCore)
            }
        }
    }

    /// Returns `owner` as the class that its place was made for.
    ///
    /// - Precondition: `owner` is the component whose children are being connected.
    @inlinable
    public static func owner<Owner: AnyObject>(_ owner: AnyObject, as type: Owner.Type) -> Owner {
        trusted(owner, as: type)
    }

    /// Returns `place` as its own class.
    ///
    /// - Precondition: `place` was put into the same connection as the calling function.
    @inlinable
    public static func place<Known: Place>(_ place: Place, as type: Known.Type) -> Known {
        trusted(place, as: type)
    }
}

extension Wiring {
    /// A root with generated wiring. A generated file adds this conformance.
    public protocol WiredRoot: AnyObject {
        /// Returns the connection of a root whose exact class is `root`, or nil if the generated file has none.
        static func _rootConnection(of root: ObjectIdentifier, _ slot: DependencySlot) -> Connection?
    }

    /// A component that some target builds from a double, with generated wiring for its children. A generated file
    /// adds this conformance.
    public protocol WiredDouble: AnyObject {
        /// Returns the connection of a component whose exact class is `component` and whose dependency is `double`, or
        /// nil if the generated file has none.
        static func _doubleConnection(of component: ObjectIdentifier, _ double: Any) -> Connection?
    }
}
