// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Version: ExpressibleByStringInterpolation, Hashable, Sendable {
    public let string: String
    public init(stringLiteral value: String) { string = value }
    public init(string: String) { self.string = string }
    public init(
        _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
        buildMetadataIdentifiers: [String] = []
    ) { string = "\(major).\(minor).\(patch)" }
}

extension Version: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
    private var numbers: [Int] { string.split(separator: ".").map { Int($0) ?? 0 } }
}

/// A package that Xcode resolves. Its details do not matter, because products are referred to by name.
public struct Package: Equatable, Sendable {
    public enum Requirement: Equatable, Sendable {
        case upToNextMajor(from: Version)
        case upToNextMinor(from: Version)
        case range(from: Version, to: Version)
        case exact(Version)
        case branch(String)
        case revision(String)
    }

    let place: String
    init(_ place: String) { self.place = place }

    public static func remote(url: String, requirement: Requirement) -> Self { Self(url) }
    public static func registry(identifier: String, requirement: Requirement) -> Self { Self(identifier) }
    public static func local(path: Path) -> Self { Self(path.pathString) }
    public static func package(url: String, _ requirement: Requirement) -> Self { Self(url) }
    public static func package(url: String, from version: Version) -> Self { Self(url) }
    public static func package(url: String, exact version: Version) -> Self { Self(url) }
    public static func package(url: String, branch: String) -> Self { Self(url) }
    public static func package(url: String, revision: String) -> Self { Self(url) }
    public static func package(url: String, _ range: Range<Version>) -> Self { Self(url) }
    public static func package(url: String, _ range: ClosedRange<Version>) -> Self { Self(url) }
    public static func package(id: String, from version: Version) -> Self { Self(id) }
    public static func package(id: String, exact version: Version) -> Self { Self(id) }
    public static func package(id: String, _ requirement: Requirement) -> Self { Self(id) }
    public static func package(path: Path) -> Self { Self(path.pathString) }
}
