/// The first few names, and the number of the others: `A, B, C and 18 more`.
func few(_ names: some Collection<String>, limit: Int = 3) -> String {
    // "and 1 more" would take as much room as the name.
    guard names.count > limit + 1 else { return joined(Array(names)) }
    return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
}

/// `A`, `A and B`, `A, B and C`.
func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
}

/// `1 class`, `2 classes`.
func count(_ number: Int, one: String, many: String) -> String { "\(number) \(number == 1 ? one : many)" }

extension String {
    /// In single quotes.
    var quoted: String { "'\(self)'" }
}
