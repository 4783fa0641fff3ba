/// The platforms that a target is built for, by its settings.
struct XcodePlatforms {
    /// Named like `BinaryPlatform.name`, sorted; empty if unknown.
    let names: [String]

    private static let known = [
        "iphoneos": "iOS", "macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
    ]

    init(_ settings: XcodeSettings) {
        let sdk = settings.value("SDKROOT") ?? ""
        let several = sdk.isEmpty || sdk == "auto" ? settings.value("SUPPORTED_PLATFORMS") ?? "" : sdk
        names = Set(several.split(separator: " ").compactMap { Self.known[String($0)] }).sorted()
    }
}
