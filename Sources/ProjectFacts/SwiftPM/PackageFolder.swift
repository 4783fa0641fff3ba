import Foundation
package import SourceFacts

/// A folder with a `Package.swift`, and the folders of its targets.
package struct PackageFolder {
    let folder: String
    package let manifest: Manifest

    /// The targets by the folders of their sources.
    private var targets: [String: Int] = [:]

    package init(_ folder: String, _ manifest: Manifest) {
        self.folder = folder
        self.manifest = manifest
        for (index, target) in manifest.targets.enumerated() {
            let sources = sources(of: target)
            if targets[sources] == nil { targets[sources] = index }
        }
    }

    /// A folder as it is on disk; without a manifest that can be read, one that names nothing.
    package init(_ folder: String) {
        let data = FileManager.default.contents(atPath: "\(folder)/Package.swift")
        self.init(folder, Manifest(source: data.flatMap { String(data: $0, encoding: .utf8) } ?? ""))
    }

    /// SwiftPM's identity of the package: the folder's name in lower case.
    var identity: String {
        (URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent).lowercased()
    }

    /// The folder of a target's sources: as written, or by SwiftPM's convention.
    package func sources(of target: Manifest.Target) -> String {
        sources(target.name, target.path, below: target.isTest ? ["Tests"] : [])
    }

    /// The folder of a target's sources, as SwiftPM describes it.
    func folder(of target: PackageDescription.Target) -> String {
        let first = ["test": "Tests", "plugin": "Plugins"][target.type]
        return sources(target.name, target.path, below: first.map { [$0] } ?? [])
    }

    private func sources(_ name: String, _ path: String?, below first: [String]) -> String {
        if let path { return joined(path) }
        let parents = first + ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let path = joined("\(parent)/\(name)")
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        // A package with one target may keep its files beside the manifest's folder of sources.
        let flat = manifest.targets.count { !$0.isTest } == 1 && first.isEmpty ? joined(parents[0]) : nil
        return flat.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil } ?? joined("\(parents[0])/\(name)")
    }

    /// The target that a file belongs to: the one whose folder is nearest above it.
    func target(of file: String) -> Manifest.Target? {
        var folder = Substring(file)
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if let index = targets[String(folder)] { return manifest.targets[index] }
        }
        return nil
    }

    private func joined(_ path: String) -> String {
        let clean = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if clean.isEmpty { return folder }
        return folder == "." ? clean : "\(folder)/\(clean)"
    }
}
