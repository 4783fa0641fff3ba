import Foundation
package import SourceFacts

/// A folder with a `Package.swift`, and the folders of its targets.
package struct PackageFolder {
    let folder: String
    /// The path of its manifest, as people write it: the one that SwiftPM reads.
    let manifestPath: String
    package let manifest: Manifest

    /// The targets by the folders of their sources.
    private var targets: [String: Int] = [:]

    package init(_ folder: String, _ manifest: Manifest) {
        self.folder = folder
        self.manifest = manifest
        manifestPath = ManifestFile.path(in: folder)
        for (index, target) in manifest.targets.enumerated() {
            let sources = sources(of: target)
            if targets[sources] == nil { targets[sources] = index }
        }
    }

    /// A folder as it is on disk; without a manifest that can be read, one that names
    /// nothing.
    package init(_ folder: String) {
        let path = ManifestFile.path(in: folder)
        let data = FileManager.default.contents(atPath: path)
        self.init(folder, data.map { Manifest(ofFile: path, $0) } ?? Manifest())
    }

    /// SwiftPM's identity of the package: the folder's name in lower case.
    var identity: String {
        (URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent).lowercased()
    }

    /// The folder of a target's sources: as written, or by SwiftPM's convention.
    package func sources(of target: Manifest.Target) -> String {
        sources(
            target.name, target.path, below: target.isTest ? "Tests" : nil,
            isOnly: manifest.targets.count { $0.isTest == target.isTest } == 1)
    }

    /// The folder of a target's sources, as SwiftPM describes it.
    func folder(of target: PackageDescription.Target, in package: PackageDescription) -> String {
        func parent(_ type: String) -> String? { ["test": "Tests", "plugin": "Plugins"][type] }
        let first = parent(target.type)
        return sources(
            target.name, target.path, below: first, isOnly: package.targets.count { parent($0.type) == first } == 1)
    }

    /// - Parameter first: where targets of its kind lie, before the folders of all.
    /// - Parameter isOnly: whether it is the only one of its kind, which may have its files in the parent folder.
    private func sources(_ name: String, _ path: String?, below first: String?, isOnly: Bool) -> String {
        if let path { return joined(path) }
        let parents = [first].compactMap { $0 } + ["Sources", "Source", "src", "srcs"]
        func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
        let own = parents.map { joined("\($0)/\(name)") }
        let flat = isOnly ? (first.map { [$0] } ?? parents).map(joined).first(where: isThere) : nil
        return own.first(where: isThere) ?? flat ?? own[0]
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

    private func joined(_ path: String) -> String { joinedPath(folder, path) }
}
