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
}
