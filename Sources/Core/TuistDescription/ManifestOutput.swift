import Foundation

/// The place of a declaration in a manifest or a helper.
struct ManifestPlace: Equatable, Sendable {
    let file: String
    let line: Int

    init(file: StaticString, line: Int) {
        self.file = "\(file)"
        self.line = line
    }
}

/// The facts of a manifest, written as JSON to the file named by the first argument. The last value created wins.
struct ManifestOutput: Encodable {
    struct Dependency: Encodable {
        var kind: TargetDependency.Kind
        var name: String
        var path: Path?
        var condition: String?
        var status: String
        var file: String
        var line: Int
    }

    struct Glob: Encodable {
        var glob: Path
        var excluding: [Path]
    }

    struct Target: Encodable {
        var name: String
        var product: String
        var productName: String?
        var tags: [String]
        var sources: [Glob]
        var dependencies: [Dependency]
        var platforms: [String]
        var settings: [SettingsLevel]
        var file: String
        var line: Int
    }

    /// One level of the settings: its values, or the file that contains them.
    struct SettingsLevel: Encodable {
        var settings: [String: [String]]
        var file: Path?
        /// The release configuration.
        var configuration: String?
        /// For the level of the release configuration: the settings of each configuration.
        var configurations: [[String: [String]]]?
    }

    var name: String?
    var targets: [Target]?
    var projects: [Path]?
    var plugins: [Path]?
    /// Plugins that are not available locally.
    var remotePlugins: [String]?

    func write() {
        guard CommandLine.arguments.count > 1, let data = try? JSONEncoder().encode(self) else { return }
        try? data.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
}

extension ManifestOutput {
    init(name: String, settings: Settings?, targets: [TargetOfProject]) {
        self.init(name: name)
        self.targets = targets.map { Target($0, projectSettings: settings) }
    }

    init(plugins: [PluginLocation]) {
        self.init(plugins: plugins.compactMap(\.path), remotePlugins: plugins.compactMap(\.url))
    }
}

typealias TargetOfProject = Target

extension ManifestOutput.Target {
    init(_ target: TargetOfProject, projectSettings: Settings?) {
        name = target.name
        product = target.product.rawValue
        productName = target.productName
        tags = target.metadata.tags
        sources = (target.sources?.globs ?? []).map { ManifestOutput.Glob(glob: $0.glob, excluding: $0.excluding) }
        sources += target.buildableFolders.map { folder in
            ManifestOutput.Glob(
                glob: folder.path.appending("**"), excluding: folder.excluded.map { folder.path.appending($0) })
        }
        dependencies = target.dependencies.map(ManifestOutput.Dependency.init)
        platforms = Set(target.destinations.compactMap(\.platformOfSlices)).sorted()
        settings = [projectSettings, target.settings].compactMap { $0 }.flatMap(\.levels)
        file = target.place.file
        line = target.place.line
    }
}

extension Settings {
    /// The level for all configurations, then that for the release configuration.
    fileprivate var levels: [ManifestOutput.SettingsLevel] {
        let shipped = configurations.last { $0.variant == .release } ?? configurations.last
        func level(_ settings: SettingsDictionary, _ file: Path? = nil) -> ManifestOutput.SettingsLevel {
            ManifestOutput.SettingsLevel(
                settings: settings.mapValues(\.texts), file: file, configuration: shipped?.name.rawValue)
        }
        var last = level(shipped?.settings ?? [:])
        last.configurations = configurations.map { $0.settings.mapValues(\.texts) }
        return [level([:], shipped?.xcconfig), level(base), last]
    }
}

extension SettingValue {
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let texts): texts
        }
    }
}

extension Destination {
    /// Nil for a destination that uses another one's slices.
    fileprivate var platformOfSlices: String? {
        switch self {
        case .macWithiPadDesign, .appleVisionWithiPadDesign: nil
        case .macCatalyst: "Mac Catalyst"
        default: platform.rawValue
        }
    }
}

extension ManifestOutput.Dependency {
    init(_ dependency: TargetDependency) {
        kind = dependency.kind
        name = dependency.name
        path = dependency.path
        condition = dependency.condition.map { $0.platformFilters.map(\.rawValue).sorted().joined(separator: ", ") }
        status = dependency.status.rawValue
        file = dependency.place.file
        line = dependency.place.line
    }
}

extension Path {
    fileprivate func appending(_ part: String) -> Path {
        Path(pathString.hasSuffix("/") ? pathString + part : "\(pathString)/\(part)", type, callerPath: callerPath)
    }
}
