/// The version of an operating system: numbers, where missing ones count as zero.
package struct SystemVersion: Comparable, Sendable {
    private let parts: [Int]

    /// Nil unless it consists of numbers separated by dots.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let known = parts.compactMap { $0 }
        guard known.count == parts.count, known.allSatisfy({ $0 >= 0 }) else { return nil }
        self.parts = known
    }

    package static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

    package static func < (left: Self, right: Self) -> Bool {
        for index in 0..<max(left.parts.count, right.parts.count) {
            let pair = (left.part(index), right.part(index))
            if pair.0 != pair.1 { return pair.0 < pair.1 }
        }
        return false
    }

    private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}
