import DovetailBasics
import Foundation

/// The frameworks that Carthage builds for the targets of an XcodeGen specification.
struct XcodeGenCarthage {
    private let options: YAMLValue?
    /// The absolute path of Carthage's folder for builds.
    private let folder: String
    /// What Carthage calls the platform.
    private let platform: String

    init(_ spec: XcodeGenSpec, _ platform: String?) {
        options = spec.root["options"]
        folder = absolutePath(options?["carthageBuildPath"]?.text ?? "Carthage/Build", from: spec.folder)
        let names = ["macos": "Mac", "ios": "iOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS"]
        self.platform = names[platform?.lowercased() ?? ""] ?? "auto"
    }

    /// The absolute paths of the frameworks that a dependency stands for: with `findFrameworks`, all that Carthage built
    /// from its repository.
    func paths(of dependency: YAMLValue, _ name: String) -> [String] {
        let isStatic = dependency["linkType"]?.text == "static"
        let findsAll = (dependency["findFrameworks"] ?? options?["findCarthageFrameworks"])?.isTrue ?? false
        let names = (findsAll ? built(from: name) : nil) ?? [name]
        return names.map { name in
            let file = name.contains(".") ? name : "\(name).framework"
            return "\(folder)/\(platform)\(isStatic ? "/Static" : "")/\(file)"
        }
    }

    /// The names of the frameworks that Carthage built from a repository; nil if it has not built any.
    private func built(from name: String) -> [String]? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/.\(name).version"),
            let versions = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        let frameworks = versions[platform] as? [[String: Any]] ?? []
        return Set(frameworks.compactMap { $0["name"] as? String }).sorted()
    }
}
