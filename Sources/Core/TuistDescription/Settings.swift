// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum SettingValue: Equatable, Hashable, Sendable {
    case string(String)
    case array([String])
}

extension SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ stringRawRepresentable: T) where T.RawValue == String {
        self = .string(stringRawRepresentable.rawValue)
    }
}

public typealias SettingsDictionary = [String: SettingValue]

public struct ConfigurationName: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var rawValue: String
    public init(stringLiteral value: String) { rawValue = value }
    public static var debug: Self { "Debug" }
    public static var release: Self { "Release" }
    public static func configuration(_ name: String) -> Self { Self(stringLiteral: name) }
}

public struct Configuration: Equatable, Sendable {
    public enum Variant: String, Sendable { case debug, release }
    public var name: ConfigurationName
    public var variant: Variant
    public var settings: SettingsDictionary
    public var xcconfig: Path?

    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Self { Self(name: name, variant: .debug, settings: settings, xcconfig: xcconfig) }

    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Self { Self(name: name, variant: .release, settings: settings, xcconfig: xcconfig) }
}

/// The configurations of Tuist 1.
public typealias CustomConfiguration = Configuration

extension Configuration {
    @_disfavoredOverload
    public static func debug(name: String, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        .debug(name: .configuration(name), settings: settings, xcconfig: xcconfig)
    }

    @_disfavoredOverload
    public static func release(name: String, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        .release(name: .configuration(name), settings: settings, xcconfig: xcconfig)
    }

    /// Its name is given where it is used.
    public init(settings: SettingsDictionary = [:], xcconfig: Path? = nil) {
        self.init(name: "", variant: .debug, settings: settings, xcconfig: xcconfig)
    }
}

public enum DefaultSettings: Equatable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none
    public static var recommended: DefaultSettings { .recommended(excluding: []) }
    public static var essential: DefaultSettings { .essential(excluding: []) }
}

public struct Settings: Equatable, Sendable {
    public var base: SettingsDictionary
    public var configurations: [Configuration]
    public var defaultSettings: DefaultSettings

    public init(
        base: SettingsDictionary = [:], configurations: [Configuration] = [],
        defaultSettings: DefaultSettings = .recommended
    ) {
        self.base = base
        self.configurations = configurations
        self.defaultSettings = defaultSettings
    }

    /// The form used by Tuist 1 for two configurations.
    @_disfavoredOverload
    public init(
        base: SettingsDictionary = [:], debug: Configuration? = nil, release: Configuration? = nil,
        defaultSettings: DefaultSettings = .recommended
    ) {
        self.init(
            base: base,
            configurations: [
                .debug(name: .debug, settings: debug?.settings ?? [:], xcconfig: debug?.xcconfig),
                .release(name: .release, settings: release?.settings ?? [:], xcconfig: release?.xcconfig),
            ], defaultSettings: defaultSettings)
    }

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self {
        Self(
            base: base,
            configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)],
            defaultSettings: defaultSettings)
    }

    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self { Self(base: base, configurations: configurations, defaultSettings: defaultSettings) }
}
