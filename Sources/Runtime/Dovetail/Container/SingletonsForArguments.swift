/// Where arguments are: two of them, or their tuple, which for one argument is the argument itself.
struct ArgumentPointers {
    let first: UnsafeRawPointer
    /// The second of two; otherwise the same as `first`.
    let second: UnsafeRawPointer
}

/// The singletons for one argument.
final class SingletonsForOne<Argument: Hashable>: SingletonsByArguments, @unchecked Sendable {
    override func hash(_ arguments: ArgumentPointers) -> Int {
        lend(arguments.first) { (argument: borrowing Argument) in argument.hashValue }
    }

    override func areEqual(_ one: ArgumentPointers, _ other: ArgumentPointers) -> Bool {
        same(Argument.self, one.first, other.first)
    }

    override func emptied() -> SingletonsByArguments { SingletonsForOne<Argument>() }
}

/// The singletons for two arguments, whose lookups do not need their tuple.
final class SingletonsForTwo<First: Hashable, Second: Hashable>: SingletonsByArguments, @unchecked Sendable {
    init() {
        let mask = MemoryLayout<Second>.alignment - 1
        // The elements of a tuple are placed like the properties of a structure.
        super.init(secondOffset: (MemoryLayout<First>.size + mask) & ~mask)
    }

    override func hash(_ arguments: ArgumentPointers) -> Int {
        // Two values, since one `Hasher` for both takes longer.
        lend(arguments.first) { (argument: borrowing First) in argument.hashValue } &* 31
            &+ lend(arguments.second) { (argument: borrowing Second) in argument.hashValue }
    }

    override func areEqual(_ one: ArgumentPointers, _ other: ArgumentPointers) -> Bool {
        same(First.self, one.first, other.first) && same(Second.self, one.second, other.second)
    }

    override func emptied() -> SingletonsByArguments { SingletonsForTwo<First, Second>() }
}

/// Whether two values in memory are equal.
@inline(__always)
private func same<Value: Equatable>(
    _ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
) -> Bool {
    lend(one, other) { (one: borrowing Value, other: borrowing Value) in one == other }
}

/// Calls `body` with a value in memory. The type may be one without copies, so the compiler makes none.
@inline(__always)
private func lend<Value: ~Copyable, Result>(_ place: UnsafeRawPointer, _ body: (borrowing Value) -> Result) -> Result {
    body(place.assumingMemoryBound(to: Value.self).pointee)
}

/// The same for two values.
@inline(__always)
private func lend<Value: ~Copyable, Result>(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ body: (borrowing Value, borrowing Value) -> Result
) -> Result {
    body(one.assumingMemoryBound(to: Value.self).pointee, other.assumingMemoryBound(to: Value.self).pointee)
}

/// The singletons for any number of arguments. A lookup looks up the metadata of their tuple several times.
final class SingletonsForMany: SingletonsByArguments, @unchecked Sendable {
    // Closures, since a class with a parameter pack needs newer systems than the library supports.
    private let hashOf: (ArgumentPointers) -> Int
    private let equality: (ArgumentPointers, ArgumentPointers) -> Bool

    init<each Argument: Hashable>(_ types: repeat (each Argument).Type) {
        hashOf = { arguments in
            let arguments = arguments.first.assumingMemoryBound(to: (repeat each Argument).self).pointee
            var hasher = Hasher()
            repeat (each arguments).hash(into: &hasher)
            return hasher.finalize()
        }
        equality = { one, other in
            let one = one.first.assumingMemoryBound(to: (repeat each Argument).self).pointee
            let other = other.first.assumingMemoryBound(to: (repeat each Argument).self).pointee
            for (one, other) in repeat (each one, each other) { if one != other { return false } }
            return true
        }
        super.init()
    }

    private init(like other: SingletonsForMany) {
        hashOf = other.hashOf
        equality = other.equality
        super.init()
    }

    override func hash(_ arguments: ArgumentPointers) -> Int { hashOf(arguments) }

    override func areEqual(_ one: ArgumentPointers, _ other: ArgumentPointers) -> Bool { equality(one, other) }

    override func emptied() -> SingletonsByArguments { SingletonsForMany(like: self) }
}
