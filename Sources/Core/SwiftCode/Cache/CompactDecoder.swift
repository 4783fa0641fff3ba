import DovetailDiagnostics
import DovetailFacts

/// Decodes what `CompactEncoder` wrote.
///
/// Every read is checked against the available bytes: damaged ones give an error or a wrong value, and nothing worse.
struct CompactDecoder: Decoder {
    private let input: Input

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The value in these bytes, with its places in the file at `path`.
    ///
    /// - Throws: `DecodingError` if the bytes contain something else.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: UnsafeRawBufferPointer, path: String
    ) throws -> Value {
        let input = Input(bytes, path)
        let value = try Value(from: CompactDecoder(input: input))
        guard input.isAtEnd else { throw input.damaged }
        return value
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(input: input))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try Unkeyed(input) }
    func singleValueContainer() -> any SingleValueDecodingContainer { Single(input: input) }

    /// The input shared by all containers. The bytes outlive it.
    private final class Input {
        private let path: String
        private let bytes: UnsafeRawBufferPointer
        private var offset = 0
        private var texts: [String] = []
        /// The name of an enum case, which is requested twice.
        private var caseName: String?

        init(_ bytes: UnsafeRawBufferPointer, _ path: String) {
            self.bytes = bytes
            self.path = path
        }

        var isAtEnd: Bool { offset == bytes.count }
        var damaged: DecodingError {
            .dataCorrupted(.init(codingPath: [], debugDescription: "the bytes are not what was written"))
        }

        func byte() throws -> UInt8 {
            guard offset < bytes.count else { throw damaged }
            defer { offset += 1 }
            return bytes[offset]
        }

        func flag() throws -> Bool {
            let byte = try byte()
            guard byte < 2 else { throw damaged }
            return byte == 1
        }

        /// Whether the next value is nil; if so, reads the byte that marks it.
        func isNil() throws -> Bool {
            guard offset < bytes.count else { throw damaged }
            guard bytes[offset] == 0 else { return false }
            offset += 1
            return true
        }

        func number() throws -> UInt64 {
            var result: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 7) {
                let byte = try byte()
                result |= UInt64(byte & 127) << shift
                if byte < 128 { return result }
            }
            throw damaged
        }

        func integer() throws -> Int {
            let bits = try number()
            return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
        }

        func text() throws -> String {
            let (index, start) = (try number(), offset)
            if index < UInt64(texts.count) { return texts[Int(index)] }
            let length = try number()
            guard index == UInt64(texts.count), length <= UInt64(bytes.count - offset) else {
                offset = start
                throw damaged
            }
            let end = offset + Int(length)
            texts.append(String(decoding: bytes[offset..<end], as: UTF8.self))
            offset = end
            return texts[Int(index)]
        }

        /// The name of an enum case, which `enterCase` reads again.
        func nextCase() throws -> String {
            if let caseName { return caseName }
            let name = try text()
            caseName = name
            return name
        }

        /// Proceeds to the values of the case named last.
        func enterCase(_ name: String) throws {
            guard try caseName ?? text() == name else { throw damaged }
            caseName = nil
        }

        /// A count of elements, each of which takes at least one byte.
        func count() throws -> Int {
            guard bytes.count - offset >= 4 else { throw damaged }
            let count = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            offset += 4
            guard Int(count) <= bytes.count - offset else { throw damaged }
            return Int(count)
        }

        private func textList() throws -> [String] {
            let count = try count()
            return try (0..<count).map { _ in try text() }
        }

        private func nameParts() throws -> [TypeShape.NamePart] {
            let count = try count()
            return try (0..<count).map { _ in TypeShape.NamePart(try text(), try types()) }
        }

        private func types() throws -> [TypeShape] {
            let count = try count()
            return try (0..<count).map { _ in try decode(TypeShape.self) }
        }

        /// A type that is a dotted path. For any other type, reads only the case, and leaves the rest to the caller.
        private func pathType() throws -> TypeShape? {
            guard try nextCase() == "named" else { return nil }
            caseName = nil
            return .named(try nameParts())
        }

        private func labels() throws -> [String?] {
            let count = try count()
            return try (0..<count).map { _ in try flag() ? try text() : nil }
        }

        // The same for the most frequent cases of other enums.

        private func plainSource() throws -> TypeSource? {
            guard try nextCase() == "written" else { return nil }
            caseName = nil
            return .written(try decode(TypeShape.self))
        }

        private func plainName() throws -> ServiceName? {
            guard try nextCase() == "none" else { return nil }
            caseName = nil
            return ServiceName.none
        }

        private func plainContainer() throws -> ContainerValue? {
            switch try nextCase() {
            case "resolver":
                caseName = nil
                return .resolver(of: try decode(SourceLocation.self))
            case "parameter":
                caseName = nil
                return .parameter(of: try decode(SourceLocation.self), try integer())
            default: return nil
            }
        }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            // The types are known to be the same, and a checked cast would be slow.
            if Value.self == SourceLocation.self {
                let place = SourceLocation(path: path, line: try integer(), column: try integer())
                return unsafeBitCast(place, to: Value.self)
            }
            if Value.self == String.self { return unsafeBitCast(try text(), to: Value.self) }
            if Value.self == Bool.self { return unsafeBitCast(try flag(), to: Value.self) }
            if Value.self == Int.self { return unsafeBitCast(try integer(), to: Value.self) }
            if Value.self == UInt8.self { return unsafeBitCast(try byte(), to: Value.self) }
            // The values that make up most of the bytes are read without containers.
            if Value.self == [String].self { return unsafeBitCast(try textList(), to: Value.self) }
            if Value.self == [TypeShape.NamePart].self { return unsafeBitCast(try nameParts(), to: Value.self) }
            if Value.self == TypeShape.self, let type = try pathType() { return unsafeBitCast(type, to: Value.self) }
            if Value.self == [String?].self { return unsafeBitCast(try labels(), to: Value.self) }
            if Value.self == TypeSource.self, let type = try plainSource() {
                return unsafeBitCast(type, to: Value.self)
            }
            if Value.self == ServiceName.self, let name = try plainName() { return unsafeBitCast(name, to: Value.self) }
            if Value.self == ContainerValue.self, let value = try plainContainer() {
                return unsafeBitCast(value, to: Value.self)
            }
            return try Value(from: CompactDecoder(input: self))
        }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let input: Input
        var codingPath: [any CodingKey] { [] }

        /// The name of an enum case; nothing else reads this property.
        var allKeys: [Key] { (try? input.nextCase()).flatMap { Key(stringValue: $0) }.map { [$0] } ?? [] }
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { try input.isNil() }

        func decode(_ type: String.Type, forKey key: Key) throws -> String { try input.text() }
        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try input.flag() }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try input.integer() }
        func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try input.byte() }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try input.decode(type) }

        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
            try input.flag() ? input.text() : nil
        }
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
            try input.flag() ? input.flag() : nil
        }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
            try input.flag() ? input.integer() : nil
        }
        func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
            try input.flag() ? input.byte() : nil
        }
        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
            try input.flag() ? input.decode(type) : nil
        }

        func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<Inner> {
            try input.enterCase(key.stringValue)
            return KeyedDecodingContainer(Keyed<Inner>(input: input))
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try Unkeyed(input) }
        func superDecoder() -> any Decoder { CompactDecoder(input: input) }
        func superDecoder(forKey key: Key) -> any Decoder { CompactDecoder(input: input) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let input: Input
        let count: Int?
        private(set) var currentIndex = 0
        var codingPath: [any CodingKey] { [] }
        var isAtEnd: Bool { currentIndex == count }

        init(_ input: Input) throws {
            self.input = input
            count = try input.count()
        }

        /// Proceeds to the next element and returns its input.
        private mutating func next() throws -> Input {
            guard !isAtEnd else { throw input.damaged }
            currentIndex += 1
            return input
        }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd else { throw input.damaged }
            let isNil = try input.isNil()
            if isNil { currentIndex += 1 }
            return isNil
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try next().decode(type)
        }

        mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
            KeyedDecodingContainer(Keyed<Inner>(input: try next()))
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try Unkeyed(next())
        }
        mutating func superDecoder() throws -> any Decoder { CompactDecoder(input: try next()) }
    }

    private struct Single: SingleValueDecodingContainer {
        let input: Input
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { (try? input.isNil()) ?? false }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            guard try input.flag() else { throw input.damaged }
            return try input.decode(type)
        }
    }
}
