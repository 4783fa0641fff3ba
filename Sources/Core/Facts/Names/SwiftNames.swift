/// Whether a text can be the name of a declaration, or a label.
package func isSwiftName(_ text: String) -> Bool {
    if let isName = text.isASCIIName { return isName }
    guard let first = text.unicodeScalars.first else { return false }
    func isOther(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isEmoji }
    return (first == "_" || first.properties.isXIDStart || isOther(first))
        && text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue || isOther($0) }
}

/// The module name of a target or product, as SwiftPM and Xcode derive it: invalid characters become `_`.
package func moduleName(_ name: String) -> String {
    let result = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    guard let first = result.first, first.isNumber else { return String(result) }
    return "_" + String(result.dropFirst())
}
