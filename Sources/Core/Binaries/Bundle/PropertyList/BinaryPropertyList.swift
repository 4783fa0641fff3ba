/// Reads a binary property list.
///
/// The format: a header of eight bytes, objects, a table of their offsets and a trailer of 32 bytes; containers refer
/// to their elements by indices into the table. Every offset is checked, and the depth and number of values are
/// bounded, so that damaged or hostile bytes end in an error.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int
    /// How many more values may be created. Containers may share elements, which multiplies them.
    private var budget = 100_000

    private static let damaged = PropertyListProblem("is a damaged binary property list")

    /// - Parameter bytes: the file, starting with `bplist`.
    init(_ bytes: [UInt8]) throws {
        guard bytes.count >= 40, bytes[6] == UInt8(ascii: "0") else {
            throw PropertyListProblem("is a damaged or unknown binary property list")
        }
        self.bytes = bytes
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        count = try Self.integer(bytes, at: trailer + 8, size: 8)
        top = try Self.integer(bytes, at: trailer + 16, size: 8)
        table = try Self.integer(bytes, at: trailer + 24, size: 8)
        let sizes = 1...8
        guard sizes ~= offsetSize, sizes ~= referenceSize, table >= 8, table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw Self.damaged }
    }

    /// The top-level value.
    func value() throws -> PropertyList {
        var reader = self
        return try reader.value(top, depth: 0)
    }

    private mutating func value(_ index: Int, depth: Int) throws -> PropertyList {
        guard index < count else { throw Self.damaged }
        guard depth < 64, budget > 0 else {
            throw PropertyListProblem("is a binary property list with too many or too deeply nested values")
        }
        budget -= 1
        let offset = try Self.integer(bytes, at: table + index * offsetSize, size: offsetSize)
        guard offset >= 8, offset < table else { throw Self.damaged }
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x5:
            let (length, start) = try length(at: offset)
            return .string(String(decoding: try slice(start, length, unit: 1), as: UTF8.self))
        case 0x6:
            let (length, start) = try length(at: offset)
            let halves = Array(try slice(start, length, unit: 2))
            let units = (0..<length).map { UInt16(halves[2 * $0]) << 8 | UInt16(halves[2 * $0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 0xA: return .array(try elements(offset).map { try value($0, depth: depth + 1) })
        case 0xD: return .dictionary(try dictionary(offset, depth: depth))
        case 0x0, 0x1, 0x2, 0x3, 0x4, 0x8, 0xC: return .other
        default: throw Self.damaged
        }
    }

    private mutating func dictionary(_ offset: Int, depth: Int) throws -> [String: PropertyList] {
        let references = try elements(offset, perElement: 2)
        let half = references.count / 2
        var values: [String: PropertyList] = [:]
        for index in 0..<half {
            guard case .string(let key) = try value(references[index], depth: depth + 1) else { throw Self.damaged }
            // The first of two equal keys wins, as in other readers of the format.
            let element = try value(references[half + index], depth: depth + 1)
            if values[key] == nil { values[key] = element }
        }
        return values
    }

    private func elements(_ offset: Int, perElement: Int = 1) throws -> [Int] {
        let (length, start) = try length(at: offset)
        _ = try slice(start, length, unit: perElement * referenceSize)
        return try (0..<length * perElement).map {
            try Self.integer(bytes, at: start + $0 * referenceSize, size: referenceSize)
        }
    }

    /// An object's length and where its contents begin. A length of 15 or more follows the marker as an integer.
    private func length(at offset: Int) throws -> (Int, Int) {
        let short = Int(bytes[offset] & 0x0F)
        guard short == 0x0F else { return (short, offset + 1) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else {
            throw Self.damaged
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        return (try Self.integer(bytes, at: offset + 2, size: size), offset + 2 + size)
    }

    private func slice(_ start: Int, _ length: Int, unit: Int) throws -> ArraySlice<UInt8> {
        guard start <= table, length <= (table - start) / unit else { throw Self.damaged }
        return bytes[start..<start + length * unit]
    }

    /// A big-endian unsigned number.
    private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) throws -> Int {
        guard offset >= 0, offset <= bytes.count - size else { throw damaged }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value) else { throw damaged }
        return number
    }
}
