import DovetailBasics
import DovetailFacts
package import DovetailSwiftCode
import Foundation

/// A package of SwiftPM: what its manifest declares, and the files of its targets.
package struct SwiftPackage {
    let folder: String
    /// The path of its manifest, as people write it: the one that SwiftPM reads.
    let manifestPath: String
    /// What the manifest's text says literally, with the places where it does.
    package let manifest: Manifest
    /// What SwiftPM says that the manifest declares; what its text says, where SwiftPM was not asked.
    let description: PackageDescription
    /// Whether it lies in a folder of the project.
    var isOwn = true

    /// The names that imports use, by those of the targets.
    private let moduleNames: [String: String]
    /// The targets by the folders of their sources, with what of these they compile.
    private var byFolder: [String: [(index: Int, files: TargetFiles)]] = [:]

    /// A package as its manifest's text describes it; one that cannot be read names nothing.
    package init(_ folder: String) {
        let data = FileManager.default.contents(atPath: ManifestFile.path(in: folder))
        self.init(folder, data.map { Manifest(ofFile: ManifestFile.path(in: folder), $0) } ?? Manifest())
    }

    /// A package with a manifest of this text.
    package init(_ folder: String, _ manifest: Manifest) {
        self.init(folder, manifest, PackageDescription(manifest, in: folder))
    }

    init(_ folder: String, _ manifest: Manifest, _ description: PackageDescription) {
        self.folder = folder
        self.manifest = manifest
        self.description = description
        manifestPath = ManifestFile.path(in: folder)
        let folders = description.targets.map { Self.folder(of: $0, in: description, at: folder) }
        moduleNames = Dictionary(
            zip(description.targets, folders).map { target, folder in
                (target.name, ModuleMap(folder, isSystem: target.type == "system")?.name ?? moduleName(target.name))
            }, uniquingKeysWith: { first, _ in first })
        for (index, target) in description.targets.enumerated() {
            byFolder[folders[index], default: []].append((index, Self.files(of: target, in: folders[index])))
        }
    }

    /// SwiftPM's identity of the package: the folder's name in lower case.
    var identity: String { Self.identity(folder) }

    static func identity(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent.lowercased()
    }

    // MARK: Targets

    /// The target of a name, or else the one that makes a module of this name.
    func target(named name: String) -> PackageDescription.Target? {
        description.targets.first { $0.name == name } ?? description.targets.first { module($0) == name }
    }

    /// The name by which a target is imported.
    func module(_ target: PackageDescription.Target) -> String {
        moduleNames[target.name] ?? moduleName(target.name)
    }

    /// The module of a target, with what generated wiring must know of it.
    func wiredModule(_ target: PackageDescription.Target) -> Module {
        Module(
            name: module(target), package: identity, isExact: true, isWired: target.plugins.contains("DovetailPlugin"))
    }

    /// The folder of a target's sources: as written, or by SwiftPM's convention.
    func folder(of target: PackageDescription.Target) -> String {
        Self.folder(of: target, in: description, at: folder)
    }

    /// The folder of the sources of a target that its text declares.
    package func folder(of target: Manifest.Target) -> String {
        self.target(named: target.name).map(folder(of:)) ?? joinedPath(folder, target.path ?? "Sources/\(target.name)")
    }

    private static func folder(
        of target: PackageDescription.Target, in package: PackageDescription, at folder: String
    ) -> String {
        if let path = target.path { return joinedPath(folder, path) }
        // Where targets of its kind lie, before the folders of all; the only one of its kind may lie there itself.
        func first(_ type: String) -> String? { ["test": "Tests", "plugin": "Plugins"][type] }
        let own = first(target.type)
        let isOnly = package.targets.count { first($0.type) == own } == 1
        let parents = [own].compactMap { $0 } + ["Sources", "Source", "src", "srcs"]
        func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
        let folders = parents.map { joinedPath(folder, "\($0)/\(target.name)") }
        let flat = isOnly ? (own.map { [$0] } ?? parents).map { joinedPath(folder, $0) }.first(where: isThere) : nil
        return folders.first(where: isThere) ?? flat ?? folders[0]
    }

    // MARK: Files

    /// What a target compiles.
    func files(of target: PackageDescription.Target) -> TargetFiles { Self.files(of: target, in: folder(of: target)) }

    private static func files(of target: PackageDescription.Target, in folder: String) -> TargetFiles {
        TargetFiles(folder: folder, leavingOut: target.exclude + target.resources, only: target.sources)
    }

    /// The target that compiles a file.
    enum Compiler {
        case target(PackageDescription.Target)
        /// No target's: it lies in the folder of one that leaves it out.
        case leftOut
        /// It lies in no target's folder.
        case none
    }

    /// The target that compiles a file: the one whose folder is nearest above it.
    func target(of file: String) -> Compiler {
        var folder = Substring(file)
        var isLeftOut = false
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            let here = byFolder[String(folder)] ?? []
            if let target = here.first(where: { $0.files.holds(file) }) {
                return .target(description.targets[target.index])
            }
            isLeftOut = isLeftOut || !here.isEmpty
        }
        return isLeftOut ? .leftOut : .none
    }
}
