/// Readable names of types.
enum TypeName {
    /// The type's name, qualified by its enclosing types but not by its module, as in `Settings.Store`.
    static func of(_ type: Any.Type) -> String {
        var name = ""
        var part = ""
        var parts: [String] = []
        // The first of several dotted parts is the module. A private type also has a part in parentheses.
        func end() {
            if !part.isEmpty { parts.append(part) }
            let visible = (parts.count > 1 ? parts.dropFirst() : parts[...]).filter { !$0.hasPrefix("(unknown") }
            name += visible.joined(separator: ".")
            part = ""
            parts = []
        }
        var rest = Substring(String(reflecting: type))
        while let character = rest.popFirst() {
            if character == "(", rest.hasPrefix("unknown context at "), let close = rest.firstIndex(of: ")") {
                part = "(unknown)"
                rest = rest[rest.index(after: close)...]
            } else if character == "." {
                parts.append(part)
                part = ""
            } else if character.isLetter || character.isNumber || character == "_" {
                part.append(character)
            } else {
                end()
                name.append(character)
            }
        }
        end()
        return name
    }
}
