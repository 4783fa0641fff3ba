/// A text in which attributes are joined to their arguments: Swift 5 accepts `@available (iOS 13, *)`, with a warning, and
/// the parser does not.
///
/// The spaces move in front of the attribute, so that everything else stays in its place.
struct JoinedAttributes {
    let text: String

    /// Those that always have arguments in parentheses. After others, such as `@escaping`, parentheses begin a type.
    private static let names: Set<String> = ["available", "_spi", "backDeployed", "_silgen_name", "_specialize"]

    /// Nil if there is nothing to join.
    init?(_ source: UnsafeBufferPointer<UInt8>) {
        var result = Array(source)
        var isChanged = false
        for (index, byte) in source.enumerated() where byte == UInt8(ascii: "@") {
            let name = source[(index + 1)...].prefix(while: isIdentifierByte)
            let spaces = source[name.endIndex...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard !spaces.isEmpty, spaces.endIndex < source.endIndex, source[spaces.endIndex] == UInt8(ascii: "("),
                Self.names.contains(String(decoding: name, as: UTF8.self))
            else { continue }
            result.replaceSubrange(
                index..<spaces.endIndex, with: Array(spaces) + [UInt8(ascii: "@")] + Array(name))
            isChanged = true
        }
        guard isChanged else { return nil }
        text = String(decoding: result, as: UTF8.self)
    }
}
