import DovetailBinaries

/// The platforms that a target is built for, by its settings.
struct XcodePlatforms {
    /// Named like `BinaryPlatform.name`, sorted; empty if unknown.
    let names: [String]

    private static let known = [
        "iphoneos": "iOS", "macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
    ]

    init(_ settings: XcodeSettings) {
        guard settings.isComplete else {
            names = []
            return
        }
        let supported = settings.value("SUPPORTED_PLATFORMS") ?? ""
        let words = (supported.isEmpty ? settings.value("SDKROOT") ?? "" : supported).split(separator: " ")
        names = Set(words.compactMap { Self.known[String($0)] }).sorted()
    }
}

extension XcodePlatforms {
    /// The platforms on which a build file or a dependency counts.
    static func filters(of object: XcodeObjects.Object) -> LinkedPlatforms {
        filters(object.texts("platformFilter") + object.texts("platformFilters"))
    }

    /// - Parameter names: such as `ios`, `maccatalyst`; empty for all.
    static func filters(_ names: [String]) -> LinkedPlatforms {
        SwiftPMPlatforms.linked(names.map { $0.lowercased() == "xros" ? "visionos" : $0.lowercased() })
    }
}
