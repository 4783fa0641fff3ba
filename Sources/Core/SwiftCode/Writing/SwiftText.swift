/// A piece of Swift composed of parts, like a `String`, but with the bytes in one buffer, which takes a fraction of the
/// time.
package struct SwiftText: ExpressibleByStringInterpolation, Sendable {
    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var bytes: [UInt8] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { append(literal) }
        package mutating func appendInterpolation(_ text: String) { append(text) }
        package mutating func appendInterpolation(_ text: SwiftText) { bytes += text.bytes }
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) { append(value.description) }

        private mutating func append(_ text: String) {
            var text = text
            text.withUTF8 { bytes.append(contentsOf: $0) }
        }
    }

    /// In UTF-8.
    let bytes: [UInt8]

    package init(stringLiteral: String) { bytes = Array(stringLiteral.utf8) }
    package init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }
}
