import DovetailDiagnostics

/// Encodes values without their field names, for `CompactDecoder` in the same build of the tool.
///
/// Fields are written in the order in which they are encoded. An optional field starts with a byte that marks whether
/// it is present; an enum case is written as its name; numbers have variable length; a text is written once and then
/// referred to by its number. A place is written without its file.
struct CompactEncoder: Encoder {
    private let output: Output

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The bytes of a value.
    ///
    /// - Throws: `EncodingError` for numbers that are neither `Int` nor `UInt8`.
    static func encode(_ value: some Encodable) throws -> [UInt8] {
        let output = Output()
        try value.encode(to: CompactEncoder(output: output))
        return output.bytes
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed<Key>(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Unkeyed(output: output, start: output.startCount()) }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(output: output) }

    /// The output shared by all containers.
    fileprivate final class Output {
        var bytes: [UInt8] = []
        private var texts: [String: Int] = [:]

        func write(_ number: UInt64) {
            var rest = number
            while rest >= 128 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }

        func write(_ text: String) {
            if let known = texts[text] { return write(UInt64(known)) }
            write(UInt64(texts.count))
            texts[text] = texts.count
            write(UInt64(text.utf8.count))
            bytes += text.utf8
        }

        /// Leaves room for a count, which is incremented for each element.
        func startCount() -> Int {
            bytes += [0, 0, 0, 0]
            return bytes.count - 4
        }

        func count(at start: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }

        func addOne(at start: Int) {
            let count = count(at: start) + 1
            for byte in 0..<4 { bytes[start + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
        }

        func encode<Value: Encodable>(_ value: Value) throws {
            // Compare the types first: a cast would unwrap optionals.
            if Value.self == String.self, let text = value as? String {
                write(text)
            } else if Value.self == Bool.self, let flag = value as? Bool {
                bytes.append(flag ? 1 : 0)
            } else if Value.self == UInt8.self, let byte = value as? UInt8 {
                bytes.append(byte)
            } else if Value.self == Int.self, let number = value as? Int {
                write(number)
            } else if Value.self == SourceLocation.self, let place = value as? SourceLocation {
                write(place.line)
                write(place.column)
            } else {
                try value.encode(to: CompactEncoder(output: self))
            }
        }

        /// Small numbers of either sign are short.
        private func write(_ number: Int) {
            write(UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1))))
        }
    }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let output: Output
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { output.bytes.append(0) }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try output.encode(value) }

        func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try present(value) }
        func encodeIfPresent(_ value: String?, forKey key: Key) throws { try present(value) }
        func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try present(value) }
        func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try present(value) }
        func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try present(value) }

        private func present(_ value: (some Encodable)?) throws {
            output.bytes.append(value == nil ? 0 : 1)
            if let value { try output.encode(value) }
        }

        /// An enum case, followed by its values.
        func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
            output.write(key.stringValue)
            return KeyedEncodingContainer(Keyed<Inner>(output: output))
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            Unkeyed(output: output, start: output.startCount())
        }

        func superEncoder() -> any Encoder { CompactEncoder(output: output) }
        func superEncoder(forKey key: Key) -> any Encoder { CompactEncoder(output: output) }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let output: Output
        let start: Int
        var codingPath: [any CodingKey] { [] }
        var count: Int { output.count(at: start) }

        func encodeNil() {
            output.addOne(at: start)
            output.bytes.append(0)
        }

        func encode<Value: Encodable>(_ value: Value) throws {
            output.addOne(at: start)
            try output.encode(value)
        }

        func nestedContainer<Inner>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
            output.addOne(at: start)
            return KeyedEncodingContainer(Keyed<Inner>(output: output))
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            output.addOne(at: start)
            return Unkeyed(output: output, start: output.startCount())
        }

        func superEncoder() -> any Encoder {
            output.addOne(at: start)
            return CompactEncoder(output: output)
        }
    }

    /// The value of an optional, or of a type that is encoded as another one.
    private struct Single: SingleValueEncodingContainer {
        let output: Output
        var codingPath: [any CodingKey] { [] }

        func encodeNil() { output.bytes.append(0) }

        func encode<Value: Encodable>(_ value: Value) throws {
            // Other numeric types get here from their own `encode(to:)`, which would recurse endlessly.
            if Value.self is any Numeric.Type, Value.self != Int.self, Value.self != UInt8.self {
                throw EncodingError.invalidValue(
                    value, .init(codingPath: [], debugDescription: "facts hold no \(Value.self)"))
            }
            output.bytes.append(1)
            try output.encode(value)
        }
    }
}
