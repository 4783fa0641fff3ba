/// How many letters differ between two names, up to `limit`: insertions,
/// deletions, changes and swaps of neighbours (Damerau and Levenshtein).
package func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
    let a = Array(left.lowercased()), b = Array(right.lowercased())
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older = Array(repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + Array(repeating: 0, count: b.count)
        for j in 1...b.count {
            let change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
            row[j] = min(change, previous[j] + 1, row[j - 1] + 1)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], older[j - 2] + 1) }
        }
        (older, previous) = (previous, row)
    }
    return previous[b.count]
}
