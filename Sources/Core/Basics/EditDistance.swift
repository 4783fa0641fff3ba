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
    var table = EditTable(Array(b))
    for (at, letter) in a.enumerated() {
        table.set(letter, at: at)
        if table.isAbove(limit, at: at) { return limit + 1 }
    }
    return table.distance(at: a.count - 1)
}

extension [UInt8] {
    /// The bytes of an ASCII text; nil for any other text.
    fileprivate init?(ascii text: String) {
        self.init(text.utf8)
        guard allSatisfy({ $0 < 0x80 }) else { return nil }
    }
}

/// The distances between the prefixes of two words, with a row for each letter of the first.
private struct EditTable<Letter: Equatable> {
    private let other: [Letter]
    private var letters: [Letter] = []
    /// The first row is for the empty prefix.
    private var rows: [[Int]]

    init(_ other: [Letter]) {
        self.other = other
        rows = [Array(0...other.count)]
    }

    /// Sets a letter of the word. All letters before it must be set.
    mutating func set(_ letter: Letter, at index: Int) {
        if index == letters.count {
            letters.append(letter)
            rows.append(rows[0])
        }
        letters[index] = letter
        rows[index + 1][0] = index + 1
        for at in other.indices {
            let change = rows[index][at] + (letter == other[at] ? 0 : 1)
            var best = min(change, rows[index][at + 1] + 1, rows[index + 1][at] + 1)
            if at > 0, index > 0, letter == other[at - 1], letters[index - 1] == other[at] {
                best = min(best, rows[index - 1][at - 1] + 1)
            }
            rows[index + 1][at + 1] = best
        }
    }

    /// The distance between the word that ends with this letter and the other one.
    func distance(at index: Int) -> Int { rows[index + 1][other.count] }

    /// Whether no further letters can bring the words within `limit`.
    func isAbove(_ limit: Int, at index: Int) -> Bool {
        rows[index + 1].allSatisfy { $0 > limit } && rows[index].allSatisfy { $0 >= limit }
    }
}

/// A prefix tree of names, which finds those similar to a given name without comparing all of them.
package struct NameTree {
    private struct Node {
        var next: [(letter: Character, node: Int)] = []
        /// The names that end here, in their original spelling.
        var names: [String] = []
    }

    private var nodes = [Node()]

    /// - Complexity: linear in the number of letters in all names.
    package init(_ names: some Sequence<String>) {
        var places: [Place: Int] = [:]
        for name in names {
            var node = 0
            for letter in name.lowercased() {
                let place = Place(node: node, letter: letter)
                if let known = places[place] {
                    node = known
                } else {
                    nodes.append(Node())
                    nodes[node].next.append((letter, nodes.count - 1))
                    places[place] = nodes.count - 1
                    node = nodes.count - 1
                }
            }
            nodes[node].names.append(name)
        }
    }

    private struct Place: Hashable {
        var node: Int
        var letter: Character
    }

    /// The names whose `editDistance` is within `limit`, in no particular order.
    ///
    /// - Complexity: grows with the number of prefixes within the limit, not with the number of names.
    package func near(_ name: String, within limit: Int) -> [(name: String, distance: Int)] {
        let letters = Array(name.lowercased())
        var found = letters.count <= limit ? nodes[0].names.map { ($0, letters.count) } : []
        var table = EditTable(letters)
        var pending = nodes[0].next.map { (depth: 0, letter: $0.letter, node: $0.node) }
        while let (depth, letter, node) = pending.popLast() {
            table.set(letter, at: depth)
            let distance = table.distance(at: depth)
            if distance <= limit { found += nodes[node].names.map { ($0, distance) } }
            guard !table.isAbove(limit, at: depth) else { continue }
            pending += nodes[node].next.map { (depth + 1, $0.letter, $0.node) }
        }
        return found
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
