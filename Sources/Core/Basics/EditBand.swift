/// The distances between the prefixes of two words, as far as they are within a limit: those of prefixes whose lengths
/// differ by more are left out.
struct EditBand<Letter: Equatable> {
    private let other: [Letter]
    private let limit: Int
    private var letters: [Letter] = []
    /// A row for each prefix of the word, with the distances from those prefixes of the other word whose lengths differ
    /// by -limit to limit. Each is at most limit + 1.
    private var cells: [Int]
    private let width: Int

    /// - Parameter depth: how many letters the word may have.
    init(_ other: [Letter], limit: Int, depth: Int) {
        (self.other, self.limit, width) = (other, limit, 2 * limit + 1)
        cells = Array(repeating: limit + 1, count: width * (depth + 1))
        for length in 0...min(limit, other.count) { cells[limit + length] = length }
    }

    /// Sets a letter of the word, counted from 1. All letters before it must be set.
    ///
    /// - Returns: whether further letters may bring the words within the limit.
    mutating func set(_ letter: Letter, at depth: Int) -> Bool {
        if letters.count < depth { letters.append(letter) }
        letters[depth - 1] = letter
        let row = depth * width
        var smallest = limit + 1
        for at in 0..<width {
            let length = depth + at - limit
            var best = limit + 1
            if length == 0 {
                best = min(best, depth)
            } else if length > 0, length <= other.count {
                best = min(best, cells[row - width + at] + (letter == other[length - 1] ? 0 : 1))
                if at + 1 < width { best = min(best, cells[row - width + at + 1] + 1) }
                if at > 0 { best = min(best, cells[row + at - 1] + 1) }
                if depth > 1, length > 1, letter == other[length - 2], letters[depth - 2] == other[length - 1] {
                    best = min(best, cells[row - 2 * width + at] + 1)
                }
            }
            cells[row + at] = best
            smallest = min(smallest, best)
        }
        // From one row to the next, the least distance grows by one at most. So a swap, which continues the row before
        // the last, brings nothing within the limit if this row does not.
        return smallest <= limit
    }

    /// The distance between the word that ends with this letter and the other one; nil if it is above the limit.
    func distance(at depth: Int) -> Int? {
        let at = other.count - depth + limit
        guard (0..<width).contains(at), cells[depth * width + at] <= limit else { return nil }
        return cells[depth * width + at]
    }
}
