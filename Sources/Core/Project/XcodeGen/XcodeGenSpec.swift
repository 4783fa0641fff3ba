import DovetailBasics
import DovetailDiagnostics
import Foundation

/// An XcodeGen specification: `project.yml` with the files that it includes.
struct XcodeGenSpec {
    let root: YAMLValue
    /// The absolute path of the folder of the specification.
    let folder: String
    /// The absolute paths of the files that it includes, or would include if they were enabled.
    let included: Set<String>

    static let fileName = "project.yml"
    private static let depthLimit = 16

    /// - Parameter path: the path of the file, as displayed by the run.
    /// - Throws: `YAMLValue.Unreadable`.
    init(_ path: String) throws {
        let current = FileManager.default.currentDirectoryPath
        folder = absolutePath("..", from: absolutePath(path, from: current))
        var files: Set<String> = []
        root = try Self.read(path, base: folder, depth: 0, &files)
        included = files
    }

    /// Whether a file is a specification rather than some other `project.yml`.
    static func isSpec(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        let keys = ["targets:", "include:", "packages:", "targetTemplates:"]
        return lines.contains { $0.hasPrefix("name:") }
            && lines.contains { line in keys.contains { line.hasPrefix($0) } }
    }

    private static func read(
        _ path: String, base: String, depth: Int, _ files: inout Set<String>
    ) throws -> YAMLValue {
        let own = try YAMLValue(path: path, base: base).replacing(ProcessInfo.processInfo.environment)
        guard let included = own["include"] else { return own }
        let shown = parentFolder(path)
        var below: YAMLValue?
        for entry in included.list {
            guard let name = entry.text ?? entry["path"]?.text else { continue }
            let file = shown.isEmpty ? name : "\(shown)/\(name)"
            let current = FileManager.default.currentDirectoryPath
            files.insert(absolutePath(file, from: current))
            if entry["enable"]?.isFalse ?? false { continue }
            guard depth < depthLimit else {
                throw YAMLValue.Unreadable(
                    location: entry.location, reason: "more than \(depthLimit) files include each other")
            }
            guard FileManager.default.fileExists(atPath: file) else {
                throw YAMLValue.Unreadable(
                    location: entry.location, reason: "the included file '\(name)' does not exist")
            }
            let isRelative = !(entry["relativePaths"]?.isFalse ?? false)
            let value = try read(
                file, base: isRelative ? absolutePath("..", from: absolutePath(file, from: current)) : base,
                depth: depth + 1, &files)
            below = below.map { value.merged(onto: $0) } ?? value
        }
        return below.map { own.merged(onto: $0) } ?? own
    }

    /// The name of the project that XcodeGen writes.
    var name: String { root["name"]?.text ?? "Project" }

    /// The targets with their templates applied, one for each platform, sorted by name. `product` is the name of what
    /// they build unless they say otherwise. A target with several destinations has no platform.
    var targets: [(name: String, product: String, value: YAMLValue, platform: String?)] {
        let all = root["targets"]?.mapping ?? [:]
        return all.sorted { $0.key < $1.key }.flatMap { name, value -> [(String, String, YAMLValue, String?)] in
            let whole = withTemplates(value, name)
            let platforms = (whole["platform"]?.list ?? []).compactMap(\.text)
            guard platforms.count > 1 else {
                let value = whole.replacing(["target_name": name, "platform": platforms.first ?? ""])
                return [(name, name, value, platforms.first)]
            }
            return platforms.map { platform in
                let prefix = whole["platformPrefix"]?.text ?? ""
                let full = prefix + name + (whole["platformSuffix"]?.text ?? (prefix.isEmpty ? "_\(platform)" : ""))
                return (full, name, whole.replacing(["target_name": name, "platform": platform]), platform)
            }
        }
    }

    /// The variables in what targets compile and depend on that have no value, with their places.
    var openVariables: [(name: String, location: SourceLocation)] {
        let keys = ["dependencies", "platform", "productName", "sources", "supportedDestinations", "type"]
        let parts = targets.flatMap { target in keys.compactMap { target.value[$0] } }
        let all = parts.flatMap(\.openVariables) + (root["packages"]?.openVariables ?? [])
        var seen: Set<String> = []
        return all.filter { seen.insert("\($0.name)|\($0.location)").inserted }.sorted { $0.location < $1.location }
    }

    private func withTemplates(_ target: YAMLValue, _ name: String) -> YAMLValue {
        var result: YAMLValue?
        var seen: Set<String> = []
        func add(_ names: YAMLValue?) {
            for template in names?.list ?? [] {
                guard let key = template.text, seen.insert(key).inserted, let value = root["targetTemplates"]?[key]
                else { continue }
                add(value["templates"])
                result = result.map { value.merged(onto: $0) } ?? value
            }
        }
        add(target["templates"])
        guard let templates = result else { return target }
        var attributes: [String: String] = [:]
        for (key, value) in target["templateAttributes"]?.mapping ?? [:] { attributes[key] = value.text }
        return target.merged(onto: templates.replacing(attributes))
    }
}
