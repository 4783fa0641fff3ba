import Foundation

/// JSON with its keys in order, so that the same value gives the same bytes.
package enum JSONText {
    /// The value over several lines, with a line break at the end.
    package static func document(_ value: some Encodable) throws -> String { try of(value) + "\n" }

    /// The value over several lines.
    package static func of(_ value: some Encodable) throws -> String { try text(value, [.prettyPrinted]) }

    /// The value in one line.
    static func line(_ value: some Encodable) throws -> String { try text(value, []) }

    private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
