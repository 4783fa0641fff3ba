import DovetailBasics

/// The output of a manifest, as written by the target `TuistDescription`.
struct ManifestFacts: Decodable, Sendable {
    struct Path: Decodable, Sendable {
        var type: String
        var pathString: String
        var callerPath: String?
    }

    struct Dependency: Decodable, Sendable {
        var kind: String
        var name: String
        var path: Path?
        var condition: String?
        var status: String?
        var file: String
        var line: Int
    }

    struct Glob: Decodable, Sendable {
        var glob: Path
        var excluding: [Path]
    }

    struct Target: Decodable, Sendable {
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

    /// One level of the settings, with the project's before the target's: its values, or the file that contains them.
    struct SettingsLevel: Decodable, Sendable {
        var settings: [String: [String]]
        var file: Path?
        var configuration: String?
        /// For the level of the release configuration: the settings of each configuration.
        var configurations: [[String: [String]]]?
    }

    var name: String?
    var targets: [Target]?
    var projects: [Path]?
    var plugins: [Path]?
    var remotePlugins: [String]?
}

extension ManifestFacts.Path {
    /// The absolute path.
    ///
    /// - Parameters:
    ///   - manifest: the manifest's folder.
    ///   - root: the project's folder.
    func absolute(manifest: String, root: String) -> String {
        switch type {
        case "relativeToRoot": absolutePath(pathString, from: root)
        case "relativeToCurrentFile": absolutePath(pathString, from: parentFolder(callerPath ?? manifest + "/x"))
        default: absolutePath(pathString, from: manifest)
        }
    }
}
