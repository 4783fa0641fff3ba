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

/// The singletons for any number of arguments.
final class SingletonsForMany: SingletonsByArguments, @unchecked Sendable {
    private let elements: [TupleElement]

    init(_ types: [any Hashable.Type]) {
        var elements: [TupleElement] = []
        for type in types { elements.append(.make(type, after: elements.last)) }
        self.elements = elements
        super.init()
    }

    private init(_ elements: [TupleElement]) {
        self.elements = elements
        super.init()
    }

    override func hash(_ arguments: ArgumentPointers) -> Int {
        var hasher = Hasher()
        for element in elements { element.hash(arguments.first + element.offset, &hasher) }
        return hasher.finalize()
    }

    override func areEqual(_ one: ArgumentPointers, _ other: ArgumentPointers) -> Bool {
        elements.allSatisfy { $0.areEqual(one.first + $0.offset, other.first + $0.offset) }
    }

    override func emptied() -> SingletonsByArguments { SingletonsForMany(elements) }
}

/// Where an element is in a tuple, and what is known of its type.
private struct TupleElement {
    let offset: Int
    /// The offset of its end.
    let end: Int
    let hash: (UnsafeRawPointer, inout Hasher) -> Void
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    static func make<Element: Hashable>(_ type: Element.Type, after last: Self?) -> Self {
        let mask = MemoryLayout<Element>.alignment - 1
        // The elements of a tuple are placed like the properties of a structure.
        let offset = ((last?.end ?? 0) + mask) & ~mask
        return TupleElement(
            offset: offset, end: offset + MemoryLayout<Element>.size,
            hash: { place, hasher in
                lend(place) { (element: borrowing Element) in element.hash(into: &hasher) }
            },
            areEqual: { one, other in same(Element.self, one, other) })
    }
}
