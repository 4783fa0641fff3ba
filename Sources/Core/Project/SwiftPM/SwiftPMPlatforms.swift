import DovetailBinaries

/// SwiftPM's names of platforms in package descriptions.
enum SwiftPMPlatforms {
    /// - Parameter names: such as `ios`, `maccatalyst`; empty for all.
    static func linked(_ names: [String]) -> LinkedPlatforms { LinkedPlatforms(names.map { known[$0] ?? $0 }) }

    private static let known = [
        "ios": "iOS", "macos": "macOS", "maccatalyst": "Mac Catalyst", "tvos": "tvOS", "watchos": "watchOS",
        "visionos": "visionOS", "driverkit": "DriverKit", "linux": "Linux",
    ]
}
