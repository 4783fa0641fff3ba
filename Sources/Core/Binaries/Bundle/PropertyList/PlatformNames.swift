extension BinaryPlatform {
    /// The platform for a name in `CFBundleSupportedPlatforms`; the name itself if it is unknown. Mac Catalyst is
    /// listed as macOS there.
    static func name(supportedPlatform name: String) -> String {
        switch name {
        case "iPhoneOS": "iOS"
        case "iPhoneSimulator": "iOS Simulator"
        case "MacOSX": "macOS"
        case "AppleTVOS": "tvOS"
        case "AppleTVSimulator": "tvOS Simulator"
        case "WatchOS": "watchOS"
        case "WatchSimulator": "watchOS Simulator"
        case "XROS": "visionOS"
        case "XRSimulator": "visionOS Simulator"
        default: name
        }
    }

    /// The platform for `SupportedPlatform` and `SupportedPlatformVariant` of an xcframework.
    static func name(platform: String, variant: String?) -> String {
        let base =
            switch platform {
            case "ios": "iOS"
            case "macos": "macOS"
            case "tvos": "tvOS"
            case "watchos": "watchOS"
            case "xros", "visionos": "visionOS"
            case "driverkit": "DriverKit"
            case "linux": "Linux"
            default: platform
            }
        return switch variant {
        case nil: base
        case "simulator": "\(base) Simulator"
        case "maccatalyst": "Mac Catalyst"
        case let other?: "\(base) (\(other))"
        }
    }

    /// The suffixes of Swift target triples for a platform, with the environment of the simulator or Catalyst after a
    /// hyphen; nil if the platform is unknown.
    static func tripleSuffixes(_ name: String) -> [String]? {
        switch name {
        case "iOS": ["ios"]
        case "iOS Simulator": ["ios-simulator"]
        case "Mac Catalyst": ["ios-macabi"]
        case "macOS": ["macos", "macosx"]
        case "tvOS": ["tvos"]
        case "tvOS Simulator": ["tvos-simulator"]
        case "watchOS": ["watchos"]
        case "watchOS Simulator": ["watchos-simulator"]
        case "visionOS": ["xros"]
        case "visionOS Simulator": ["xros-simulator"]
        default: nil
        }
    }
}
