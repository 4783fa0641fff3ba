/// A function's full name in Swift's notation: `load(for:)`.
package struct FunctionName: Codable, Hashable, Sendable {
    /// The name before the parenthesis.
    package var base: String
    /// A label for each parameter; `_` for one without.
    package var labels: [String]

    package init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// Parses `name(label:_:)`; nil for any other text.
    package init?(_ text: String) {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        base = String(text[..<open])
        let inside = text[text.index(after: open)...].dropLast()
        guard isSwiftName(base), base != "_", inside.isEmpty || inside.hasSuffix(":") else { return nil }
        labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard labels.allSatisfy(isSwiftName) else { return nil }
    }
}

extension FunctionName: CustomStringConvertible {
    /// The name in the same notation.
    package var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }
}
