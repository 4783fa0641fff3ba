// The unchecked conversions of the library, and why they are sound.
//
// A connection is handed out only by a function that generated code wrote for one
// component class P, and only for the exact class of the child that asks. So, in turn:
//
// 1. `put` writes a `DependencyType` into memory that `Component.init(parent:)` of
//    the child made for its own `DependencyType`. Generated code gets there through
//    `Wiring.connection(Child.self, …)`, which compiles only if `Child` inherits from
//    `Component<D>` and the value is a D, and it has compared the child's class with
//    `Child` before. A class has one superclass, so the two D are the same type. (A root:
//    the same with `EmptyDependency`.)
// 2. `owner` is P: the function travels in the connection of an object of exactly that
//    class, and only that object calls it, passing itself.
// 3. `place` is of the class that the function names: both were put into one connection
//    by one line of generated code.
//
// In a container:
//
// 4. A registration is found by the types of its service and of its arguments, and is of the class
//    that `Registrations` made for these two: `PlainRegistration<Service>` where the arguments' tuple is
//    empty, else `ArgumentsRegistration<Service, Arguments>`. Its completion and its value of
//    scope `graph` are boxed for the same service.

/// Returns `object` as a `Target`, without a check in release builds.
@inlinable @inline(__always)
func trusted<Target: AnyObject>(_ object: AnyObject, as type: Target.Type) -> Target {
    unsafeDowncast(object, to: type)
}

extension Wiring {
    /// Writes a dependency into the memory that its component made for it.
    ///
    /// - Precondition: the slot was made for a `DependencyType` and is empty.
    @inline(__always)
    package static func put<DependencyType>(_ dependency: consuming DependencyType, into slot: DependencySlot) {
        slot.memory.initializeMemory(as: DependencyType.self, to: dependency)
    }
}
