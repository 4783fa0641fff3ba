import DovetailBasics
import Foundation

/// What an input stands for that is an Xcode project, a workspace or an XcodeGen specification.
enum XcodeInput {
    /// The folders to read for an input: those of the projects and packages that it names, or the input itself.
    static func folders(_ path: String) -> [String] {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if path.hasSuffix(".xcodeproj") || path.lastComponent == XcodeGenSpec.fileName {
            return [folder(of: path)]
        }
        guard path.hasSuffix(".xcworkspace") else { return [path] }
        let above = folder(of: path)
        // The workspace inside a project is the project's own.
        if above.hasSuffix(".xcodeproj") { return [folder(of: above)] }
        guard let data = FileManager.default.contents(atPath: "\(path)/contents.xcworkspacedata") else { return [path] }
        let content = WorkspaceContent(String(decoding: data, as: UTF8.self))
        let found = content.locations.map { above == "." ? $0 : "\(above)/\($0)" }
            .map { $0.hasSuffix(".xcodeproj") ? folder(of: $0) : $0 }
            .filter { FileManager.default.fileExists(atPath: $0) && !isPods($0) }
        let folders = Set(found).sorted()
        // A folder in another one is read with it.
        return folders.filter { one in
            !folders.contains { $0 != one && ($0 == "." || one.hasPrefix($0 + "/")) }
        }
    }

    private static func folder(of path: String) -> String {
        let folder = parentFolder(path)
        return folder.isEmpty ? "." : folder
    }

    private static func isPods(_ path: String) -> Bool { path.lastComponent == "Pods" }
}

/// The projects and packages that a workspace names.
private struct WorkspaceContent {
    /// Relative to the workspace's folder.
    private(set) var locations: [String] = []

    /// - Parameter text: `contents.xcworkspacedata`, in which groups may have a location that others in them start from.
    init(_ text: String) {
        var groups: [String] = []
        for tag in text.split(separator: "<").dropFirst() {
            let location = Self.location(tag)
            if tag.hasPrefix("/Group") {
                if !groups.isEmpty { groups.removeLast() }
            } else if tag.hasPrefix("Group") {
                groups.append(Self.joined(groups.last ?? "", location))
            } else if tag.hasPrefix("FileRef") {
                let path = Self.joined(groups.last ?? "", location)
                locations.append(path.isEmpty ? "." : path)
            }
        }
    }

    /// `group:Sources/App` as its kind and path.
    private static func location(_ tag: Substring) -> (kind: Substring, path: Substring) {
        guard let start = tag.range(of: "location"),
            let open = tag[start.upperBound...].firstIndex(of: "\""),
            let close = tag[tag.index(after: open)...].firstIndex(of: "\"")
        else { return ("group", "") }
        let parts = tag[tag.index(after: open)..<close].split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (parts[0], parts[1]) : ("group", parts[0])
    }

    private static func joined(_ group: String, _ location: (kind: Substring, path: Substring)) -> String {
        if location.path.isEmpty { return group }
        return location.kind == "group" && !group.isEmpty ? "\(group)/\(location.path)" : String(location.path)
    }
}
