extension [String] {
    /// `; did you mean 'A' or 'B'?`; empty if there are no names.
    var hint: String {
        guard let last else { return "" }
        let names = dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return "; did you mean \(names.isEmpty ? "" : names + " or ")'\(last)'?"
    }
}
