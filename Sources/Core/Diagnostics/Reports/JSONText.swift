import Foundation

/// JSON with sorted keys, so that equal values give equal bytes.
package enum JSONText {
    /// The value on several lines, with a newline at the end.
    package static func document(_ value: some Encodable) throws -> String { try of(value) + "\n" }

    /// The value on several lines.
    package static func of(_ value: some Encodable) throws -> String { try text(value, [.prettyPrinted]) }

    /// The value on a single line.
    static func line(_ value: some Encodable) throws -> String { try text(value, []) }

    private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
