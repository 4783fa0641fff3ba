/// An element's position in the only list of its kind. Each kind has a type of its own, so that the compiler tells a
/// module's from a file's.
///
/// It is as large and as fast as an `Int`.
@usableFromInline
package struct Identifier<Element>: Hashable, Comparable, Sendable {
    /// The element's position in its list.
    @usableFromInline
    package let index: Int

    @inlinable
    package init(_ index: Int) { self.index = index }

    @inlinable
    package static func == (one: Self, other: Self) -> Bool { one.index == other.index }

    @inlinable
    package static func < (one: Self, other: Self) -> Bool { one.index < other.index }

    @inlinable
    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The identifiers of all elements of a list, in its order.
@usableFromInline
package struct Identifiers<Element>: RandomAccessCollection {
    @usableFromInline
    package let count: Int

    @inlinable
    package init(count: Int) { self.count = count }

    @inlinable
    package var startIndex: Int { 0 }

    @inlinable
    package var endIndex: Int { count }

    @inlinable
    package subscript(position: Int) -> Identifier<Element> { Identifier(position) }
}

extension Array {
    /// The identifiers of all elements, in order.
    @inlinable
    package var ids: Identifiers<Element> { Identifiers(count: count) }

    /// The identifier of the element that is appended next.
    @inlinable
    package var nextID: Identifier<Element> { Identifier(count) }

    /// The element with this identifier; traps if it is one of another, longer list.
    @inlinable
    package subscript(id: Identifier<Element>) -> Element {
        get { self[id.index] }
        _modify { yield &self[id.index] }
    }

    /// What this list, which runs beside another one, has for that one's element; traps if it is shorter.
    @inlinable
    package subscript<Other>(of id: Identifier<Other>) -> Element {
        get { self[id.index] }
        _modify { yield &self[id.index] }
    }
}
