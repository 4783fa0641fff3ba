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
        let keys: [StaticString] = ["ObjectIdentifier(", "String(describing:", "String(reflecting:", "\"\\("]
        let casts: [StaticString] = ["as? ", "as! ", "as T"]
        if keys.contains(where: contains), casts.contains(where: contains), contains(".Type") || contains(".self") {
            insert(.container)
        }
        // A container whose items have an id, and make anything.
        if contains("-> Any") { insert(.container) }
    }
}
