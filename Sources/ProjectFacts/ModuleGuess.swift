import Foundation
import SourceFacts
import WiringModel

/// Tells which module a file of an arbitrary folder belongs to: a target of the
/// nearest `Package.swift`, or the folder of the nearest `Project.swift`.
struct ModuleGuess {
    /// The folders with a manifest, and its name.
    let manifests: [String: String]
    let leavesOutTests: Bool

    /// Adds files with their modules.
    func add(_ files: [String], to set: inout SourceSet) {
        var packages: [String: PackageFolder] = [:]
        var unknown: Int?
        // Files of one folder follow each other.
        var nearest: (folder: Substring, manifest: (folder: String, manifest: String)?)?
        for file in files {
            let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
            let above = nearest?.folder == parent ? nearest?.manifest : nearestManifest(above: file)
            nearest = (parent, above)
            guard let (folder, manifest) = above else {
                let index = unknown ?? set.module(Module(name: nil))
                unknown = index
                set.add([file], module: index)
                continue
            }
            if manifest == "Package.swift" {
                let package = packages[folder] ?? PackageFolder(folder)
                packages[folder] = package
                guard let target = package.target(of: file) else { continue }
                if target.isTest, leavesOutTests { continue }
                let module = Module(name: target.name, package: package.identity, isExact: true)
                set.add([file], module: set.module(module))
            } else if !(leavesOutTests && isTest(file, below: folder)) {
                let name = folder.split(separator: "/").last.map(String.init) ?? folder
                set.add([file], module: set.module(Module(name: name, package: folder)))
            }
        }
    }

    private func nearestManifest(above file: String) -> (folder: String, manifest: String)? {
        var folder = file
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            if let manifest = manifests[folder], manifest != "Workspace.swift" { return (folder, manifest) }
        }
        return manifests["."].map { (".", $0) }
    }

    /// Whether a folder on the way is called like a test target.
    private func isTest(_ file: String, below folder: String) -> Bool {
        file.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            $0 == "Tests" || $0.hasSuffix("Tests") || $0 == "UITests"
        }
    }
}
