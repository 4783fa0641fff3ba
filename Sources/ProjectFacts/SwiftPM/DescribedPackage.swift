import Foundation
import SourceFacts
import WiringModel

/// A package that was read.
struct DescribedPackage {
    var folder: String
    /// The folder without links, by which it is found.
    var real: String
    var description: PackageDescription
    var manifest: Manifest
    var isOwn: Bool
    var identity: String
    let layout: PackageFolder
    /// The names that imports use, by those of the targets.
    let moduleNames: [String: String]

    init(
        _ folder: String, _ real: String, _ description: PackageDescription, _ manifest: Manifest, isOwn: Bool
    ) {
        self.folder = folder
        self.real = real
        self.description = description
        self.manifest = manifest
        self.isOwn = isOwn
        identity = (real.split(separator: "/").last.map(String.init) ?? real).lowercased()
        let layout = PackageFolder(folder, manifest)
        self.layout = layout
        moduleNames = Dictionary(
            description.targets.map { target in
                let map = ModuleMap(layout.folder(of: target, in: description), isSystem: target.type == "system")
                return (target.name, map?.name ?? moduleName(target.name))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The folder of a target's sources.
    func folder(of target: PackageDescription.Target) -> String { layout.folder(of: target, in: description) }

    /// The Swift files of a target that are compiled, sorted.
    func files(of target: PackageDescription.Target, exclude: [String]) -> [String] {
        TargetFiles(folder: folder(of: target), leavingOut: target.exclude + target.resources, only: target.sources)
            .onDisk(exclude: exclude)
    }

    func module(_ target: PackageDescription.Target) -> String {
        moduleNames[target.name] ?? moduleName(target.name)
    }
}
