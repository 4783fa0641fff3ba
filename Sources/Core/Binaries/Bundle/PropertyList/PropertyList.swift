import Foundation

/// A value of a property list, as far as bundles need it.
enum PropertyList: Hashable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])
    /// A number, a date or bytes, which are never read from Info.plist.
    case other

    /// Info.plist files usually have a few thousand bytes.
    private static let limit = 16 << 20

    /// Reads the file at a path.
    static func read(_ path: String) throws -> PropertyList {
        guard let bytes = SmallFile.whole(path, limit: limit) else {
            throw PropertyListProblem("cannot be read, or is larger than 16 MB")
        }
        return try PropertyList(bytes)
    }

    /// Parses the XML or the binary format. Throws nothing but `PropertyListProblem`, whatever the bytes are.
    init(_ bytes: [UInt8]) throws {
        // Foundation's reader of binary lists is not used: it crashes on some damaged ones, and needs unbounded time
        // and memory for small ones whose containers share their elements.
        if bytes.starts(with: "bplist".utf8) {
            self = try BinaryPropertyList(bytes).value()
            return
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
        guard let first = text.first(where: { $0 > 0x20 }) else { throw PropertyListProblem("is empty") }
        guard first == UInt8(ascii: "<") else {
            let isOld = first == UInt8(ascii: "{") || first == UInt8(ascii: "(")
            throw PropertyListProblem(
                isOld ? "is an old-style text property list, which is not read" : "is not a property list")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
            throw PropertyListProblem("is damaged XML or not a property list")
        }
        self.init(list)
    }

    private init(_ any: Any) {
        if let string = any as? String {
            self = .string(string)
        } else if let array = any as? [Any] {
            self = .array(array.map(PropertyList.init))
        } else if let dictionary = any as? [String: Any] {
            self = .dictionary(dictionary.mapValues(PropertyList.init))
        } else {
            self = .other
        }
    }

    /// A dictionary's value for a key; nil if there is none or this is not a dictionary.
    subscript(key: String) -> PropertyList? {
        guard case .dictionary(let values) = self else { return nil }
        return values[key]
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    var array: [PropertyList]? {
        guard case .array(let values) = self else { return nil }
        return values
    }
}

/// Why a property list cannot be read, in words that follow the file's path.
struct PropertyListProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
