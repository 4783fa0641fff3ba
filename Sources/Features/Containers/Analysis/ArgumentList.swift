import DovetailSemantics

/// The arguments of a service, as they are told apart at run time: as one tuple.
enum ArgumentList {
    /// What tells a list from others: one tuple is the same as its elements, and `Void` is nothing. Nil where the type of
    /// an argument is not told.
    static func key(of arguments: [ToldType]) -> String? {
        var keys: [String] = []
        for argument in arguments {
            guard case .told(let type) = argument else { return nil }
            keys.append(type.key)
        }
        guard keys.count == 1, keys[0].hasPrefix("("), keys[0].hasSuffix(")"), !keys[0].contains("->") else {
            return keys.joined(separator: ",")
        }
        return String(keys[0].dropFirst().dropLast())
    }
}
