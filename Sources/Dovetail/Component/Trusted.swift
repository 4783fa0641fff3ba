/// Returns `object` as a `Target`, without a check in release builds.
///
/// This is the only unchecked conversion of the library. It is sound because
/// each of its two callers asks only for what the type checker has seen:
///
/// 1. `Component.init(parent:)` asks a place that it got for its own exact
///    class `Child` to be a `PlaceOf<DependencyType>`. Generated code makes that
///    place inside `Wiring.place(of: Child.self, …)`, which compiles only if the
///    place is a `PlaceOf<D>` and `Child` inherits from `Component<D>`. A class has one
///    superclass, so the two D are the same type.
/// 2. A generated place asks for its owner's class. A place is handed out only
///    for the exact class it was made for, as in 1, and only the component that
///    holds a place passes itself to it as the owner.
@inlinable @inline(__always)
func trusted<Target: AnyObject>(_ object: AnyObject, as type: Target.Type) -> Target {
    unsafeDowncast(object, to: type)
}
