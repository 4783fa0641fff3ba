import Foundation
package import SourceFacts
import WiringModel

/// A folder with a `Package.swift`, and the folders of its targets.
package struct PackageFolder {
    let folder: String
    /// The path of its manifest, as people write it: the one that SwiftPM reads.
    let manifestPath: String
    package let manifest: Manifest

    /// The targets by the folders of their sources, with what of these they compile.
    private var targets: [String: [(index: Int, files: TargetFiles)]] = [:]

    package init(_ folder: String, _ manifest: Manifest) {
        self.folder = folder
        self.manifest = manifest
        manifestPath = ManifestFile.path(in: folder)
        for (index, target) in manifest.targets.enumerated() {
            let files = files(of: target)
            targets[files.folder, default: []].append((index, files))
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

    /// What a target compiles.
    package func files(of target: Manifest.Target) -> TargetFiles {
        TargetFiles(
            folder: sources(of: target), leavingOut: target.exclude + target.resources, only: target.sources)
    }

    /// Whose a file is.
    enum Owner {
        case target(Manifest.Target)
        /// No target's: it lies in the folder of one that leaves it out.
        case leftOut
        /// It lies in no target's folder.
        case none
    }

    /// The target that compiles a file: the one whose folder is nearest above it.
    func owner(of file: String) -> Owner {
        var folder = Substring(file)
        var isLeftOut = false
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            let here = targets[String(folder)] ?? []
            if let target = here.first(where: { $0.files.holds(file) }) {
                return .target(manifest.targets[target.index])
            }
            isLeftOut = isLeftOut || !here.isEmpty
        }
        return isLeftOut ? .leftOut : .none
    }

    /// The target of a name, or else the one that makes a module of this name.
    func target(named name: String) -> Manifest.Target? {
        manifest.targets.first { $0.name == name } ?? manifest.targets.first { $0.module == name }
    }

    private func joined(_ path: String) -> String { joinedPath(folder, path) }
}

extension Manifest.Target {
    /// The name by which it is imported.
    package var module: String { moduleName(name) }
}
