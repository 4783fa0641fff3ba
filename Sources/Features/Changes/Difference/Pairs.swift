/// Which elements of two lists are the same ones: those with equal keys, tried from the strictest key to the loosest.
struct Pairs {
    /// The indices of the elements that both lists have.
    private(set) var both: [(old: Int, new: Int)] = []
    /// The indices of the elements that only one of the lists has.
    private(set) var onlyOld: [Int]
    private(set) var onlyNew: [Int]

    /// Pairs elements of equal keys in the order of the lists.
    init<Element>(_ old: [Element], _ new: [Element], by keys: [(Element) -> String]) {
        onlyOld = Array(old.indices)
        onlyNew = Array(new.indices)
        for key in keys {
            var open = Dictionary(grouping: onlyOld) { key(old[$0]) }
            var (paired, left): (Set<Int>, [Int]) = ([], [])
            for index in onlyNew {
                let name = key(new[index])
                guard let first = open[name]?.first else {
                    left.append(index)
                    continue
                }
                open[name]?.removeFirst()
                paired.insert(first)
                both.append((first, index))
            }
            onlyOld.removeAll(where: paired.contains)
            onlyNew = left
        }
        both.sort { $0.new < $1.new }
    }
}

/// A key of several parts.
func key(_ parts: String?...) -> String { parts.map { $0 ?? "\u{1}" }.joined(separator: "\u{0}") }
