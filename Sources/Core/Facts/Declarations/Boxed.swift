/// A large value that is copied by reference. Changing a part of it copies the whole, so it suits values that are made
/// once and then read.
package struct Boxed<Value> {
    @usableFromInline
    final class Box {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box

    @inlinable
    package init(_ value: Value) { box = Box(value) }

    @inlinable
    package var value: Value {
        _read { yield box.value }
        _modify {
            var value = box.value
            defer { box = Box(value) }
            yield &value
        }
    }
}

extension Boxed.Box: Sendable where Value: Sendable {}
extension Boxed: Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
    package static func == (one: Boxed, other: Boxed) -> Bool {
        one.box === other.box || one.value == other.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Boxed: Encodable where Value: Encodable {
    package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Boxed: Decodable where Value: Decodable {
    package init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}
