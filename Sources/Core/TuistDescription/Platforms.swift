// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
}

public enum Destination: String, CaseIterable, Hashable, Sendable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision
    case appleVisionWithiPadDesign
}

public typealias Destinations = Set<Destination>

extension Set where Element == Destination {
    public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
    public static var macOS: Destinations { [.mac] }
    public static var tvOS: Destinations { [.appleTv] }
    public static var watchOS: Destinations { [.appleWatch] }
    public static var visionOS: Destinations { [.appleVision] }
    public static var macCatalyst: Destinations { [.macCatalyst] }
    public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
}

extension Destination {
    public var platform: Platform {
        switch self {
        case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign: .iOS
        case .mac: .macOS
        case .appleWatch: .watchOS
        case .appleTv: .tvOS
        case .appleVision: .visionOS
        }
    }
}

public struct DeploymentDevice: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let iphone = DeploymentDevice(rawValue: 1)
    public static let ipad = DeploymentDevice(rawValue: 2)
    public static let mac = DeploymentDevice(rawValue: 4)
    public static let vision = DeploymentDevice(rawValue: 8)
}

/// The form used by Tuist 3.
public enum DeploymentTarget: Hashable, Sendable {
    case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)

    public var targetVersion: String {
        switch self {
        case .iOS(let version, _, _), .macOS(let version), .watchOS(let version), .tvOS(let version),
            .visionOS(let version):
            version
        }
    }
}

public struct DeploymentTargets: Hashable, Sendable {
    public var iOS: String?
    public var macOS: String?
    public var watchOS: String?
    public var tvOS: String?
    public var visionOS: String?

    public init(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) {
        self.iOS = iOS
        self.macOS = macOS
        self.watchOS = watchOS
        self.tvOS = tvOS
        self.visionOS = visionOS
    }

    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> Self {
        Self(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
    }

    public static func iOS(_ version: String) -> Self { Self(iOS: version) }
    public static func macOS(_ version: String) -> Self { Self(macOS: version) }
    public static func watchOS(_ version: String) -> Self { Self(watchOS: version) }
    public static func tvOS(_ version: String) -> Self { Self(tvOS: version) }
    public static func visionOS(_ version: String) -> Self { Self(visionOS: version) }
}

public enum PlatformFilter: String, CaseIterable, Hashable, Sendable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}

public typealias PlatformFilters = Set<PlatformFilter>

extension Set where Element == PlatformFilter {
    public static var all: PlatformFilters { PlatformFilters(PlatformFilter.allCases) }
}

public struct PlatformCondition: Hashable, Sendable {
    public let platformFilters: Set<PlatformFilter>

    /// Nil if no platforms are given.
    public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
        platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
    }
}

public enum Product: String, CaseIterable, Hashable, Sendable {
    case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle, commandLineTool
    case appClip, appExtension, watch2App, watch2Extension, watch2AppContainer, tvTopShelfExtension
    case messagesExtension, messagesApplication, stickerPackExtension, xpc, systemExtension, extensionKitExtension
    case macro
}
