/// How many letters differ between two names, up to `limit`: insertions, deletions, changes and swaps of neighbours
/// (Damerau–Levenshtein).
package func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
    let one = left.lowercased(), other = right.lowercased()
    // Most names are ASCII, and bytes are quicker to compare.
    guard let a = Array(ascii: one), let b = Array(ascii: other) else {
        return editDistance(Array(one)[...], Array(other)[...], limit: limit)
    }
    return editDistance(a[...], b[...], limit: limit)
}

private func editDistance<Letter: Equatable>(
    _ left: ArraySlice<Letter>, _ right: ArraySlice<Letter>, limit: Int
) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var a = left, b = right
    while let first = a.first, first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let last = a.last, last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var band = EditBand(Array(b), limit: min(limit, max(a.count, b.count)), depth: a.count)
    for (at, letter) in a.enumerated() {
        guard band.set(letter, at: at + 1) else { return limit + 1 }
    }
    return band.distance(at: a.count) ?? limit + 1
}

extension [UInt8] {
    /// The bytes of an ASCII text; nil for any other text.
    fileprivate init?(ascii text: String) {
        self.init(text.utf8)
        guard allSatisfy({ $0 < 0x80 }) else { return nil }
    }
}

/// The most similar name within an edit distance of 2, ignoring case.
package func nearestName(to name: String, in names: Set<String>) -> String? {
    nearestNames(to: name, in: names).first
}

/// The names that are spelled most like a name, sorted; empty if all differ in more than two letters.
package func nearestNames(to name: String, in names: Set<String>) -> [String] {
    let near = names.map { (distance: editDistance($0, name, limit: 2), name: $0) }.filter { $0.distance <= 2 }
    let least = near.map(\.distance).min()
    return near.filter { $0.distance == least }.map(\.name).sorted()
}
