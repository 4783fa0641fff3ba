import DovetailBasics
import DovetailDiagnostics
import DovetailSwiftCode
import Foundation

/// The pods that a `Podfile.lock` names, with their modules.
struct PodfileLock {
    struct Pod {
        var name: String
        /// The name that imports use, as far as it is known: a prebuilt framework may have any name.
        var module: String
        /// Whether a file of CocoaPods shows the name.
        var isModuleKnown: Bool
        var location: SourceLocation
    }

    /// Sorted by name; subspecs belong to their pod.
    let pods: [Pod]

    private static let name = "Podfile.lock"
    private static let foldersAbove = 3

    /// The lock file for a project: in its folder, or the nearest one above that has a `Podfile.lock`.
    ///
    /// - Parameter folder: the folder of the project, as displayed by the run.
    /// - Returns: nil if there is none, or it has no list of pods.
    init?(for folder: String) {
        var folder = folder
        for _ in 0...Self.foldersAbove {
            let path = folder.isEmpty || folder == "." ? Self.name : "\(folder)/\(Self.name)"
            if FileManager.default.fileExists(atPath: path) {
                guard let file = try? YAMLValue(path: path, base: folder), let list = file["PODS"]?.list else {
                    return nil
                }
                pods = Self.pods(list, folder)
                return
            }
            folder = folder.isEmpty || folder == "." ? ".." : "\(folder)/.."
        }
        return nil
    }

    private static func pods(_ list: [YAMLValue], _ folder: String) -> [Pod] {
        var found: [String: Pod] = [:]
        for entry in list {
            // `Name/Subspec (1.0)`, alone or as the key of what it depends on.
            let text = entry.text ?? entry.mapping?.keys.first
            guard let name = text?.split(whereSeparator: { $0 == "/" || $0 == " " }).first.map(String.init),
                found[name] == nil
            else { continue }
            let module = module(of: name, folder)
            found[name] = Pod(
                name: name, module: module ?? XcodeSettings.identifier(name), isModuleKnown: module != nil,
                location: entry.location)
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// The name in the module map that CocoaPods writes for a pod, or in its specification if it is a local pod; nil if
    /// neither shows one.
    private static func module(of pod: String, _ folder: String) -> String? {
        let pods = "\(folder.isEmpty ? "." : folder)/Pods"
        guard
            let data = FileManager.default.contents(atPath: "\(pods)/Target Support Files/\(pod)/\(pod).modulemap")
        else { return specifiedModule(of: pod, pods) }
        let words = String(decoding: data, as: UTF8.self).split { $0.isWhitespace || $0 == "{" }
        guard let keyword = words.firstIndex(of: "module"), words.indices.contains(keyword + 1) else { return nil }
        return String(words[keyword + 1])
    }

    /// The `module_name` of a local pod, whose specification CocoaPods copies as JSON.
    private static func specifiedModule(of pod: String, _ pods: String) -> String? {
        let path = "\(pods)/Local Podspecs/\(pod).podspec.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return ((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?["module_name"] as? String
    }
}
