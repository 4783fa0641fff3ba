/// A prefix tree of names, which finds those similar to a given name without comparing all of them.
package struct NameTree {
    private struct Node {
        var letter: UInt32
        /// The first node below it, and the next one below the same node; 0 if there is none.
        var first = 0
        var next: Int
        /// How many letters the shortest and the longest name below it have.
        var lengths: ClosedRange<Int>
        /// The names that end here, in their original spelling.
        var names: [String] = []
    }

    private struct Place: Hashable {
        var node: Int
        var letter: UInt32
    }

    private var nodes = [Node(letter: 0, next: 0, lengths: 0...0)]
    /// The numbers of letters beyond ASCII.
    private var numbers: [Character: UInt32] = [:]
    private var depth = 0

    /// - Complexity: linear in the number of letters in all names.
    package init(_ names: some Sequence<String>) {
        var places: [Place: Int] = [:]
        for name in names {
            let letters = name.lowercased().map { number($0) }
            depth = max(depth, letters.count)
            var node = 0
            for letter in letters {
                let place = Place(node: node, letter: letter)
                if let known = places[place] {
                    node = known
                    let lengths = nodes[node].lengths
                    nodes[node].lengths =
                        min(lengths.lowerBound, letters.count)...max(lengths.upperBound, letters.count)
                } else {
                    nodes.append(
                        Node(letter: letter, next: nodes[node].first, lengths: letters.count...letters.count))
                    nodes[node].first = nodes.count - 1
                    node = nodes.count - 1
                    places[place] = node
                }
            }
            nodes[node].names.append(name)
        }
    }

    /// A number for a letter: the same one for the same letter.
    private mutating func number(_ letter: Character) -> UInt32 {
        if let ascii = letter.asciiValue { return UInt32(ascii) }
        if let known = numbers[letter] { return known }
        let new = UInt32(0x80 + numbers.count)
        numbers[letter] = new
        return new
    }

    /// The names whose `editDistance` is within `limit`, in no particular order.
    ///
    /// - Complexity: grows with the number of prefixes within the limit, not with the number of names.
    package func near(_ name: String, within limit: Int) -> [(name: String, distance: Int)] {
        let letters = name.lowercased().map { letter in
            letter.asciiValue.map { UInt32($0) } ?? numbers[letter] ?? .max
        }
        var found = letters.count <= limit ? nodes[0].names.map { ($0, letters.count) } : []
        var band = EditBand(letters, limit: limit, depth: depth)
        let lengths = (letters.count - limit)...(letters.count + limit)
        var pending: [(depth: Int, node: Int)] = []
        func add(below node: Int, depth: Int) {
            var child = nodes[node].first
            while child != 0 {
                if nodes[child].lengths.overlaps(lengths) { pending.append((depth, child)) }
                child = nodes[child].next
            }
        }
        add(below: 0, depth: 1)
        while let (depth, node) = pending.popLast() {
            let isWithin = band.set(nodes[node].letter, at: depth)
            if !nodes[node].names.isEmpty, let distance = band.distance(at: depth) {
                found += nodes[node].names.map { ($0, distance) }
            }
            if isWithin { add(below: node, depth: depth + 1) }
        }
        return found
    }
}
