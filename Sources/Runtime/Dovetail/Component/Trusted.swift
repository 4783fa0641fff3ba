// The library's unchecked conversions, and why they are sound.
//
// Only a function that generated code wrote for one component class P returns a connection, and only for the exact
// class of the child that requests it. Therefore:
//
// 1. `put` writes a `DependencyType` into memory that the child's `Component.init(parent:)` allocated for its own
//    `DependencyType`. Generated code reaches it through `Wiring.connection(Child.self, …)`, which compiles only if
//    `Child` inherits from `Component<D>` and the value is a D, and it has already compared the child's class with
//    `Child`. A class has one superclass, so both D are the same type. (For a root: the same with `EmptyDependency`.)
// 2. `owner` is P: the function is stored in the connection of an object of exactly that class, and only that object
//    calls it, passing itself.
// 3. `place` is of the class that the function names: one line of generated code puts both into one connection.
// 4. For a plugin extension, `put` writes into memory that `Wiring.plugins` allocated for its own type. Generated code
//    has compared the identity of that type with the one it puts.
//
// In a container:
//
// 5. A registration is found by the types of its service and of its arguments. Its class is the one that
//    `Registrations` created for these two: `PlainRegistration<Service>` if the tuple of arguments is empty, otherwise
//    `ArgumentsRegistration<Service, Arguments>`. Its completion and its value in scope `graph` are boxed for the same
//    service.

/// Returns `object` as a `Target`, without a check in release builds.
@inlinable @inline(__always)
func trusted<Target: AnyObject>(_ object: AnyObject, as type: Target.Type) -> Target {
    unsafeDowncast(object, to: type)
}

extension Wiring {
    /// Writes a dependency into the memory that its component allocated for it.
    ///
    /// - Precondition: the slot was made for a `DependencyType` and is empty.
    @inline(__always)
    package static func put<DependencyType>(_ dependency: consuming DependencyType, into slot: DependencySlot) {
        slot.memory.initializeMemory(as: DependencyType.self, to: dependency)
    }
}
