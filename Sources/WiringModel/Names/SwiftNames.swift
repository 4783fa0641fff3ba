/// Whether a text can stand as the name of a declaration, or as a label.
package func isSwiftName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    func isOther(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isEmoji }
    return (first == "_" || first.properties.isXIDStart || isOther(first))
        && text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue || isOther($0) }
}
