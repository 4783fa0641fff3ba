extension [String] {
    /// `a`, `a and b`, `a, b and c`
    package var joinedByAnd: String {
        guard count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
