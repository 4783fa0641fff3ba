/// Names of types that need no import.
package enum StandardTypes {
    package static let names: Set<String> = Set(
        """
        Any AnyObject Void Never Self Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double
        Character String Substring Unicode StaticString Array ArraySlice ContiguousArray Dictionary Set Optional Result
        Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo KeyPath WritableKeyPath
        ReferenceWritableKeyPath AnyKeyPath PartialKeyPath Error Sendable Hashable Equatable Comparable Codable Encodable
        Decodable Identifiable CaseIterable RawRepresentable CustomStringConvertible CustomDebugStringConvertible
        Sequence Collection IteratorProtocol AnyHashable AnySequence AnyCollection AnyIterator ObjectIdentifier Mirror
        Hasher Duration ContinuousClock Clock Task MainActor Actor AsyncSequence AsyncStream AsyncThrowingStream
        UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeBufferPointer Decoder Encoder TextOutputStream Swift
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Aliases of types in the standard library, C and Foundation.
    package static let sameAs: [String: String] = [
        "BooleanLiteralType": "Bool", "CBool": "Bool", "CChar": "Int8", "CDouble": "Double", "CFAbsoluteTime": "Double",
        "CFTimeInterval": "Double", "CFloat": "Float", "CInt": "Int32", "CLong": "Int", "CLongLong": "Int64",
        "CShort": "Int16", "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CUnsignedInt": "UInt32",
        "CUnsignedLong": "UInt", "CUnsignedLongLong": "UInt64", "CUnsignedShort": "UInt16", "Float32": "Float",
        "Float64": "Double", "FloatLiteralType": "Double", "IntegerLiteralType": "Int", "NSInteger": "Int",
        "NSUInteger": "UInt", "Notification.Name": "NSNotification.Name", "StringLiteralType": "String",
        "TimeInterval": "Double", "UnicodeScalar": "Unicode.Scalar", "_NSRange": "NSRange",
    ]

    /// The aliases that decide the types of literals, by what they stand for unless the program declares them.
    package static let literalAliases: [String: String] = [
        "Bool": "BooleanLiteralType", "Double": "FloatLiteralType", "Int": "IntegerLiteralType",
        "String": "StringLiteralType",
    ]

    /// The types declared in standard types under the name of an associated type.
    package static let nominalMembers: Set<String> = ["String.Index", "Unicode.Scalar"]

    /// The primary associated types of standard library protocols.
    package static let primaryAssociatedTypes: [String: [String]] = [
        "AsyncIteratorProtocol": ["Element", "Failure"], "AsyncSequence": ["Element", "Failure"],
        "BidirectionalCollection": ["Element"], "Clock": ["Duration"], "Collection": ["Element"],
        "Identifiable": ["ID"], "InstantProtocol": ["Duration"], "IteratorProtocol": ["Element"],
        "MutableCollection": ["Element"], "RandomAccessCollection": ["Element"],
        "RangeReplaceableCollection": ["Element"], "RawRepresentable": ["RawValue"], "Sequence": ["Element"],
        "SetAlgebra": ["Element"], "Strideable": ["Stride"],
    ]

    /// The protocols that standard library protocols inherit from.
    package static let implied: [String: Set<String>] = [
        "Actor": ["AnyActor", "AnyObject", "Sendable"],
        "BidirectionalCollection": ["Collection", "Sequence"],
        "BinaryFloatingPoint": ["FloatingPoint", "SignedNumeric", "Numeric", "Hashable", "Equatable", "Comparable"],
        "BinaryInteger": ["Numeric", "Hashable", "Equatable", "Comparable", "CustomStringConvertible"],
        "Collection": ["Sequence"],
        "Comparable": ["Equatable"],
        "Error": ["Sendable"],
        "Hashable": ["Equatable"],
        "LocalizedError": ["Error", "Sendable"],
        "MutableCollection": ["Collection", "Sequence"],
        "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
        "RangeReplaceableCollection": ["Collection", "Sequence"],
    ]

    /// The associated types and generic parameters of the standard library and Foundation that conforming types and
    /// extensions can name unqualified.
    package static let memberNames: Set<String> = [
        "AllCases", "ArrayLiteralElement", "AsyncIterator", "Body", "Bound", "Content", "Element", "Failure", "ID",
        "Index", "Indices", "Input", "Iterator", "Key", "Magnitude", "Output", "RawValue", "ReferenceType", "Scalar",
        "Stride", "SubSequence", "Success", "Value", "Words", "Wrapped",
    ]
}
