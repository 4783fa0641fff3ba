/// The protocols of the standard library, and which of its types conform.
package enum StandardConformances {
    private static let value: Set<String> = [
        "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible",
        "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    ]
    private static let number = value.union([
        "Comparable", "Numeric", "AdditiveArithmetic", "Strideable", "ExpressibleByIntegerLiteral",
        "LosslessStringConvertible",
    ])
    private static let integer = number.union(["BinaryInteger", "FixedWidthInteger"])
    private static let floating = number.union([
        "FloatingPoint", "BinaryFloatingPoint", "SignedNumeric", "ExpressibleByFloatLiteral",
    ])
    private static let text = value.union([
        "Comparable", "Collection", "Sequence", "BidirectionalCollection", "RangeReplaceableCollection",
        "StringProtocol", "ExpressibleByStringLiteral", "LosslessStringConvertible", "TextOutputStream",
    ])
    private static let array: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "CustomStringConvertible", "Copyable", "Escapable",
    ]
    private static let dictionary: Set<String> = [
        "Sequence", "Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible", "Copyable", "Escapable",
    ]
    private static let set: Set<String> = [
        "Sequence", "Collection", "SetAlgebra", "Equatable", "Hashable", "ExpressibleByArrayLiteral",
        "CustomStringConvertible", "Copyable", "Escapable",
    ]

    private static let types: [String: Set<String>] = {
        var types: [String: Set<String>] = [
            "Bool": value.union(["LosslessStringConvertible"]), "String": text,
            "Substring": text.subtracting(["Codable", "Encodable", "Decodable"]),
            "Character": value.subtracting(["Codable", "Encodable", "Decodable", "BitwiseCopyable"]).union([
                "Comparable", "LosslessStringConvertible",
            ]),
            "Array": array, "Dictionary": dictionary, "Set": set,
        ]
        for size in ["", "8", "16", "32", "64"] {
            types["Int" + size] = integer.union(["SignedInteger", "SignedNumeric"])
            types["UInt" + size] = integer.union(["UnsignedInteger"])
        }
        for name in ["Double", "Float"] { types[name] = floating }
        return types
    }()

    /// The protocols whose conforming types are all known here.
    private static let known = types.values.reduce(Set<String>()) { $0.union($1) }

    /// The protocols implied by conforming to a protocol.
    private static let implied: [String: Set<String>] = [
        "Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
        "Error": ["Sendable"], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection", "Sequence"],
        "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
        "Numeric": ["AdditiveArithmetic", "Equatable"], "Strideable": ["Comparable", "Equatable"],
    ]

    /// Conditional conformances of collections, which depend on the elements.
    private static let ofElements: Set<String> = [
        "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable",
    ]

    /// Whether a standard library type conforms to a standard library protocol; nil if unknown.
    package static func conforms(_ type: String, to name: String) -> Bool? {
        guard let protocols = types[type], known.contains(name) else { return nil }
        if protocols.contains(name) { return true }
        return ["Array", "Dictionary", "Set"].contains(type) && ofElements.contains(name) ? nil : false
    }

    /// Whether it is known which protocols a standard library protocol implies.
    package static func isPlain(_ name: String) -> Bool { plain.contains(name) || implied[name] != nil }

    private static let plain = value.union([
        "AnyObject", "CaseIterable", "CustomDebugStringConvertible", "Identifiable",
    ])

    /// Whether declaring conformance to `name` implies conformance to `wanted`.
    package static func implies(_ name: String, _ wanted: String) -> Bool {
        name == wanted || implied[name]?.contains(wanted) == true
    }
}
