import DovetailBinaries

/// The names that SwiftPM has for platforms in what it says of packages.
enum SwiftPMPlatforms {
    /// - Parameter names: `ios`, `maccatalyst`; none for all.
    static func linked(_ names: [String]) -> LinkedPlatforms { LinkedPlatforms(names.map { known[$0] ?? $0 }) }

    private static let known = [
        "ios": "iOS", "macos": "macOS", "maccatalyst": "Mac Catalyst", "tvos": "tvOS", "watchos": "watchOS",
        "visionos": "visionOS", "driverkit": "DriverKit", "linux": "Linux",
    ]
}
