/// A version according to semver.org, with Carthage's extension: the patch number may be missing.
package struct SemanticVersion: Hashable, Sendable {
    /// Major, minor, patch.
    package var numbers: [Int]
    /// The parts after the hyphen, such as `beta` and `1`; empty for a release.
    package var prerelease: [String]
    /// The part after the plus, which does not affect the order.
    package var build: String?

    /// Nil for a text that is not a version: `v1.0`, `1`, `1.0.0.0`, `1.0-beta`.
    package init?(_ text: String) {
        var rest = text[...]
        if let plus = rest.firstIndex(of: "+") {
            let build = rest[rest.index(after: plus)...]
            guard Self.identifiers(build) != nil else { return nil }
            self.build = String(build)
            rest = rest[..<plus]
        }
        var prerelease: [String] = []
        let hyphen = rest.firstIndex(of: "-")
        if let hyphen {
            guard let identifiers = Self.identifiers(rest[rest.index(after: hyphen)...]),
                !identifiers.contains(where: { Self.number($0) != nil && $0.hasPrefix("0") && $0 != "0" })
            else { return nil }
            prerelease = identifiers
            rest = rest[..<hyphen]
        }
        let numbers = rest.split(separator: ".", omittingEmptySubsequences: false).map { Self.number(String($0)) }
        let isShort = numbers.count == 2 && hyphen == nil && build == nil
        guard numbers.count == 3 || isShort else { return nil }
        self.numbers = (numbers + (isShort ? [0] : [])).compactMap { $0 }
        self.prerelease = prerelease
        guard self.numbers.count == 3 else { return nil }
    }

    private static func identifiers(_ text: Substring) -> [String]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let areGood = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") || isLetter($0) }
        }
        return areGood ? parts : nil
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy(isDigit) ? Int(text) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}

extension SemanticVersion {
    /// Whether it comes before `other`: by the numbers, then a prerelease before its release, then by the prerelease's
    /// parts, with numbers compared numerically and before words. Versions that differ only in build metadata are not
    /// ordered.
    package func precedes(_ other: Self) -> Bool {
        if numbers != other.numbers { return numbers.lexicographicallyPrecedes(other.numbers) }
        if prerelease.isEmpty || other.prerelease.isEmpty { return !prerelease.isEmpty && other.prerelease.isEmpty }
        return prerelease.lexicographicallyPrecedes(other.prerelease) { left, right in
            switch (Self.number(left), Self.number(right)) {
            case (let left?, let right?): left < right
            case (_?, nil): true
            case (nil, _?): false
            // Compared by bytes, which are all ASCII.
            case (nil, nil): left < right
            }
        }
    }
}
