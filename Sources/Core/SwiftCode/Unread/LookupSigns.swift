import DovetailByteSearch

/// What a byte search finds of lookups that are recognised and not read. It may find too much, but never too little.
package struct LookupSigns: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A read of the SwiftUI environment.
    package static let environment = LookupSigns(rawValue: 1)
    /// An import of a library with lookups.
    package static let library = LookupSigns(rawValue: 2)
    /// A key that is made from a type, and a cast.
    package static let container = LookupSigns(rawValue: 4)
    /// A protocol with a function that returns `Any`.
    package static let maker = LookupSigns(rawValue: 16)
    /// A property wrapper is declared.
    package static let wrapper = LookupSigns(rawValue: 8)

    /// The signs in the bytes of a file.
    init(in bytes: UnsafeRawBufferPointer) {
        func contains(_ text: StaticString) -> Bool {
            guard let base = bytes.baseAddress else { return false }
            return byte_search(base, bytes.count, text.utf8Start, text.utf8CodeUnitCount) != nil
        }
        self = []
        if contains("@Environment") { insert(.environment) }
        if contains("@propertyWrapper") { insert(.wrapper) }
        let tables: [StaticString] = [
            "[String:", "[String :", "[ObjectIdentifier", "[AnyHashable", "Dictionary<", "Any]",
        ]
        let keys: [StaticString] = ["ObjectIdentifier(", "String(describing:", "String(reflecting:", "\"\\("]
        let casts: [StaticString] = ["as? ", "as! ", "as T"]
        if contains(".Type") || contains(".self"), tables.contains(where: contains), keys.contains(where: contains),
            casts.contains(where: contains)
        {
            insert(.container)
        }
        // A container whose items have an id, and make anything.
        if contains("protocol "), Self.returnsAny(bytes) { insert(.maker) }
    }

    /// Whether some function returns `Any`, and not `AnyView` or the like.
    private static func returnsAny(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let text: StaticString = "-> Any"
        var rest = bytes
        while let base = rest.baseAddress,
            let found = byte_search(base, rest.count, text.utf8Start, text.utf8CodeUnitCount)
        {
            let end = found - base + text.utf8CodeUnitCount
            guard end < rest.count, isIdentifierByte(rest[end]) else { return true }
            rest = UnsafeRawBufferPointer(rebasing: rest[end...])
        }
        return false
    }
}
