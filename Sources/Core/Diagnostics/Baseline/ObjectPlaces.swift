import Foundation

/// The places of those objects in a JSON document that are elements of an array in its root. Foundation's decoder does
/// not report them.
enum ObjectPlaces {
    /// The places of their opening braces, in order. The document must be valid.
    static func places(in data: Data, at path: String) -> [SourceLocation] {
        var places: [SourceLocation] = []
        var depth = 0, line = 1, lineStart = 0
        var isInString = false, isEscaped = false
        for (offset, byte) in data.enumerated() {
            if byte == 10 { (line, lineStart) = (line + 1, offset + 1) }
            if isInString {
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == 2, byte == UInt8(ascii: "{") {
                    places.append(SourceLocation(path: path, line: line, column: offset - lineStart + 1))
                }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return places
    }
}
