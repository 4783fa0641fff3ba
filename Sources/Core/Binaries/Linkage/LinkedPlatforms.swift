/// The platforms on which something is linked. A simulator counts as its system.
package struct LinkedPlatforms: Codable, Hashable, Sendable {
    /// Nil for all.
    private var names: Set<String>?

    /// All of them.
    package static let all = LinkedPlatforms(names: nil)

    private init(names: Set<String>?) { self.names = names }

    /// - Parameter names: named like `BinaryPlatform.name`; empty for all.
    package init(_ names: some Collection<String>) {
        self.names = names.isEmpty ? nil : Set(names.map(Self.system))
    }

    private static func system(_ name: String) -> String {
        name.hasSuffix(" Simulator") ? String(name.dropLast(10)) : name
    }

    /// Whether it contains no platform.
    package var isEmpty: Bool { names?.isEmpty ?? false }

    /// Sorted; empty for all.
    package var sorted: [String] { (names ?? []).sorted() }

    package func contains(_ platform: String) -> Bool { names?.contains(Self.system(platform)) ?? true }

    package func contains(_ other: LinkedPlatforms) -> Bool {
        guard let names else { return true }
        return other.names?.isSubset(of: names) ?? false
    }

    package func intersection(_ other: LinkedPlatforms) -> LinkedPlatforms {
        guard let names, let others = other.names else { return names == nil ? other : self }
        return LinkedPlatforms(names: names.intersection(others))
    }

    package func union(_ other: LinkedPlatforms) -> LinkedPlatforms {
        guard let names, let others = other.names else { return .all }
        return LinkedPlatforms(names: names.union(others))
    }
}

extension LinkInput {
    /// The platforms on which it is linked.
    package var on: LinkedPlatforms { LinkedPlatforms(platforms) }
}
