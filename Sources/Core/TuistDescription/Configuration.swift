// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// `Tuist/Config.swift` and `Tuist.swift`. Only the plugins matter.
public struct Config: Equatable, Sendable {
    public init(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, cloud: Cloud? = nil, fullHandle: String? = nil,
        cache: Cache? = nil, url: String? = nil, swiftVersion: Version? = nil, plugins: [PluginLocation] = [],
        generationOptions: GenerationOptions = .options(), installOptions: InstallOptions = .options()
    ) { ManifestOutput(plugins: plugins).write() }
}

public struct Tuist: Equatable, Sendable {
    public init(
        fullHandle: String? = nil, inspectOptions: InspectOptions = .options(), url: String? = nil,
        project: TuistProject = .tuist()
    ) { ManifestOutput(plugins: project.plugins).write() }

    public typealias GenerationOptions = Config.GenerationOptions
    public typealias InstallOptions = Config.InstallOptions
}

public struct TuistProject: Equatable, Sendable {
    let plugins: [PluginLocation]

    public static func tuist(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, swiftVersion: Version? = nil,
        plugins: [PluginLocation] = [], generationOptions: Config.GenerationOptions = .options(),
        installOptions: Config.InstallOptions = .options(), cacheOptions: Config.CacheOptions = .options()
    ) -> Self { Self(plugins: plugins) }
    public static func xcode(_ options: Config.InstallOptions = .options()) -> Self { Self(plugins: []) }
    public static func swiftPackage() -> Self { Self(plugins: []) }
}

public struct InspectOptions: Equatable, Sendable {
    public struct RedundantDependencies: Equatable, Sendable {
        public static func redundantDependencies(ignoreTagsMatching: Set<String> = []) -> Self { Self() }
    }
    public static func options(redundantDependencies: RedundantDependencies = .redundantDependencies()) -> Self {
        Self()
    }
}

public struct PluginLocation: Equatable, Sendable {
    let path: Path?
    let url: String?

    public static func local(path: Path) -> Self { Self(path: path, url: nil) }
    public static func git(url: String, tag: String, directory: String? = nil, releaseUrl: String? = nil) -> Self {
        Self(path: nil, url: url)
    }
    public static func git(url: String, sha: String, directory: String? = nil) -> Self { Self(path: nil, url: url) }
}

public struct Plugin: Equatable, Sendable {
    public let name: String
    public init(name: String) {
        self.name = name
        ManifestOutput(name: name).write()
    }
}

public struct CompatibleXcodeVersions: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation, Equatable,
    Sendable
{
    public init(arrayLiteral elements: CompatibleXcodeVersions...) {}
    public init(stringLiteral value: String) {}
    public static let all: Self = []
    public static func exact(_ version: Version) -> Self { [] }
    public static func upToNextMajor(_ version: Version) -> Self { [] }
    public static func upToNextMinor(_ version: Version) -> Self { [] }
    public static func list(_ versions: [CompatibleXcodeVersions]) -> Self { [] }
}

public struct Cloud: Equatable, Sendable {
    public struct Option: Equatable, Sendable {
        public static let optional = Self(), analytics = Self()
    }
    public static func cloud(projectId: String, url: String = "", options: [Option] = []) -> Self { Self() }
}

public struct Cache: Equatable, Sendable {
    public struct Profile: Equatable, Sendable {
        public static func profile(
            name: String, configuration: String, device: String? = nil, os: String? = nil
        ) -> Self { Self() }
    }
    public static func cache(profiles: [Profile] = [], path: Path? = nil) -> Self { Self() }
}
