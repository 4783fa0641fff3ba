import Foundation
import SourceFacts

/// A folder with a `Package.swift`, and the folders of its targets.
struct PackageFolder {
    let folder: String
    let manifest: Manifest

    init(_ folder: String) {
        self.folder = folder
        let data = FileManager.default.contents(atPath: "\(folder)/Package.swift")
        manifest = Manifest(source: data.flatMap { String(data: $0, encoding: .utf8) } ?? "")
    }

    /// SwiftPM's identity of the package: the folder's name in lower case.
    var identity: String {
        (URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent).lowercased()
    }

    /// The folder of a target's sources: as written, or by SwiftPM's convention.
    func sources(of target: Manifest.Target) -> String {
        if let path = target.path { return joined(path) }
        let parents =
            target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let path = joined("\(parent)/\(target.name)")
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return joined("\(parents[0])/\(target.name)")
    }

    /// The target that a file belongs to.
    func target(of file: String) -> Manifest.Target? {
        manifest.targets
            .filter { file.hasPrefix(sources(of: $0) + "/") }
            .max { sources(of: $0).count < sources(of: $1).count }
    }

    private func joined(_ path: String) -> String {
        let clean = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if clean.isEmpty { return folder }
        return folder == "." ? clean : "\(folder)/\(clean)"
    }
}
