import Foundation
import SourceFacts
import WiringModel

/// Tells which module a file of an arbitrary folder belongs to: a target of the
/// nearest `Package.swift`, or the folder of the nearest `Project.swift`.
struct ModuleGuess {
    /// The folders with a manifest, and its name.
    let manifests: [String: String]
    let leavesOutTests: Bool
    /// The path that was named to have the files read.
    let base: String

    /// Adds files with their modules. A manifest tells the modules of its targets' files; all others are read, too.
    func add(_ files: [String], to set: inout SourceSet) {
        var packages: [String: PackageFolder] = [:]
        var guessed: [(file: String, module: Module, folder: String)] = []
        // Files of one folder follow each other.
        var nearest: (folder: Substring, manifest: (folder: String, manifest: String)?)?
        for file in files {
            let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
            let above = nearest?.folder == parent ? nearest?.manifest : nearestManifest(above: file)
            nearest = (parent, above)
            guard let (folder, manifest) = above else {
                guessed.append((file, Module(name: nil), ""))
                continue
            }
            guard manifest == "Package.swift" else {
                let name = folder.split(separator: "/").last.map(String.init) ?? folder
                guessed.append((file, Module(name: name, package: folder), folder))
                continue
            }
            let package = packages[folder] ?? PackageFolder(folder)
            if packages.updateValue(package, forKey: folder) == nil, let unparsed = package.manifest.unparsed {
                set.problems.append(ManifestGap(unparsed))
            }
            switch package.owner(of: file) {
            case .none: guessed.append((file, Module(name: nil), folder))
            case .leftOut: set.coverage.leftOut += 1
            case .target(let target):
                if target.isTest, leavesOutTests { continue }
                let module = Module(
                    name: target.module, package: package.identity, isExact: true,
                    isWired: target.plugins.contains("DovetailPlugin"))
                set.add([file], module: set.module(module))
            }
        }
        add(guessed, to: &set)
    }

    /// Adds files of which no manifest says whether they are test code.
    private func add(_ files: [(file: String, module: Module, folder: String)], to set: inout SourceSet) {
        let imports = leavesOutTests ? TestCode.importsLibrary(files.map(\.file)) : []
        for (index, (file, module, folder)) in files.enumerated() {
            if leavesOutTests, imports[index] || TestCode.isInFolder(below(folder, file)) {
                set.coverage.guessedTests += 1
                continue
            }
            set.add([file], module: set.module(module))
        }
    }

    /// The path of a file from the folder of its manifest, or from what was named, which is meant to be read.
    private func below(_ folder: String, _ file: String) -> Substring {
        let known = [folder, base].filter { file.hasPrefix($0) }.map(\.count).max() ?? 0
        return file.dropFirst(known)
    }

    private func nearestManifest(above file: String) -> (folder: String, manifest: String)? {
        var folder = file
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            if let manifest = manifests[folder], manifest != "Workspace.swift" { return (folder, manifest) }
        }
        return manifests["."].map { (".", $0) }
    }
}
