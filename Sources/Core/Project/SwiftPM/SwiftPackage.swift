import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
package import DovetailSwiftCode
import Foundation

/// A SwiftPM package: the declarations of its manifest, and the files of its targets.
package struct SwiftPackage {
    let folder: String
    /// SwiftPM's identity of the package: the folder's name in lower case.
    let identity: String
    /// The path of the manifest that SwiftPM reads, for display.
    let manifestPath: String
    /// The literal parts of the manifest's text, with their places.
    package let manifest: Manifest
    /// SwiftPM's description of the manifest, or that based on its text if SwiftPM was not run.
    let description: PackageDescription
    /// Whether it is in a folder of the project.
    var isOwn = true

    /// The module names of targets, by target name.
    private let moduleNames: [String: String]
    /// The targets by source folder, with the files they compile.
    private var byFolder: [String: [(index: Int, files: TargetFiles)]] = [:]

    /// A package as described by its manifest's text; empty if the manifest cannot be read.
    package init(_ folder: String) {
        let data = FileManager.default.contents(atPath: ManifestFile.path(in: folder))
        self.init(folder, data.map { Manifest(ofFile: ManifestFile.path(in: folder), $0) } ?? Manifest())
    }

    /// A package with the given manifest text.
    package init(_ folder: String, _ manifest: Manifest) {
        self.init(folder, manifest: manifest, description: PackageDescription(manifest, in: folder))
    }

    init(_ folder: String, manifest: Manifest, description: PackageDescription) {
        self.folder = folder
        identity = Self.identity(folder)
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

    static func identity(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent.lowercased()
    }

    // MARK: Targets

    /// The target with this name or, failing that, the one whose module has this name.
    func target(named name: String) -> PackageDescription.Target? {
        description.targets.first { $0.name == name } ?? description.targets.first { module($0) == name }
    }

    /// The module name of a target.
    func module(_ target: PackageDescription.Target) -> String {
        moduleNames[target.name] ?? moduleName(target.name)
    }

    /// The module of a target, with what matters to generated wiring.
    func wiredModule(_ target: PackageDescription.Target) -> Module {
        var module = Module(
            name: module(target), package: identity, isExact: true, isWired: target.plugins.contains("DovetailPlugin"))
        module.isMainActor = target.isMainActor
        module.isSwift6 = target.isSwift6
        if target.isIsolationOpen {
            let literal = manifest.targets.first { $0.name == target.name }
            module.openIsolation = openIsolation(target.name, literal?.settings ?? literal?.place)
        }
        return module
    }

    private func openIsolation(_ target: String, _ place: Manifest.Place?) -> OpenIsolation {
        OpenIsolation(
            target: target,
            location: SourceLocation(path: manifestPath, line: place?.line ?? 1, column: place?.column ?? 1))
    }

    /// The module of files in none of the targets that the text names, if other targets may have another default
    /// isolation; else nil.
    var otherModule: Module? {
        guard let place = manifest.otherSettings else { return nil }
        var module = Module(name: nil)
        module.openIsolation = openIsolation(manifest.name ?? identity, place)
        return module
    }

    /// The folder of a target's sources: as written, or by SwiftPM's convention.
    func folder(of target: PackageDescription.Target) -> String {
        Self.folder(of: target, in: description, at: folder)
    }

    /// The source folder of a target declared in the text.
    package func folder(of target: Manifest.Target) -> String {
        self.target(named: target.name).map(folder(of:)) ?? joinedPath(folder, target.path ?? "Sources/\(target.name)")
    }

    private static func folder(
        of target: PackageDescription.Target, in package: PackageDescription, at folder: String
    ) -> String {
        if let path = target.path { return joinedPath(folder, path) }
        // The folder for targets of its kind comes before those for all kinds. The only target of a kind may have its
        // sources directly in that folder.
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

    /// The files that a target compiles.
    func files(of target: PackageDescription.Target) -> TargetFiles { Self.files(of: target, in: folder(of: target)) }

    private static func files(of target: PackageDescription.Target, in folder: String) -> TargetFiles {
        TargetFiles(folder: folder, leavingOut: target.exclude + target.resources, only: target.sources)
    }

    /// The target that compiles a file.
    enum Compiler {
        case target(PackageDescription.Target)
        /// None: the file is in a target's folder, but excluded.
        case leftOut
        /// None: the file is in no target's folder.
        case none
    }

    /// The target that compiles a file: the one with the nearest folder above it.
    func target(of file: String) -> Compiler {
        var folder = Substring(file)
        var isLeftOut = false
        while folder != "." {
            // Above the first folder of a relative path is the current one, which a target with the path "." fills.
            let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
            guard slash != nil || !file.hasPrefix("/") else { break }
            folder = slash.map { folder[..<$0] } ?? "."
            let here = byFolder[String(folder)] ?? []
            if let target = here.first(where: { $0.files.holds(file) }) {
                return .target(description.targets[target.index])
            }
            isLeftOut = isLeftOut || !here.isEmpty
        }
        return isLeftOut ? .leftOut : .none
    }
}
